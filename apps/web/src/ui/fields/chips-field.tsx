import { foldTerm } from '@forte/contract';
import { TagsInput, type TagsInputProps } from '@mantine/core';

type ChipsFieldProps = Omit<TagsInputProps, 'isDuplicate' | 'splitChars' | 'maxTags'> & {
  readonly label: string;
  /** How many chips there may be. */
  readonly most?: number;
};

/** Doubles are what a search would take for the same term: `C++` and `c++` are, `C++` and `C` are not. */
const isDuplicate = (typed: string, chips: string[]): boolean =>
  chips.some((chip) => foldTerm(chip) === foldTerm(typed));

/** What arrives as one text, as from a phone's suggestions, is still a list. */
const separate = (chips: string[]): string[] =>
  chips
    .flatMap((chip) => chip.split(/[,\n]/))
    .map((chip) => chip.trim())
    .filter((chip, at, all) => chip !== '' && !isDuplicate(chip, all.slice(0, at)));

/** Short texts as removable chips: typed with Enter or a comma between them, or pasted as a list. */
export const ChipsField = ({ description, most = 50, onChange, ...props }: ChipsFieldProps) => (
  <TagsInput
    description={description ?? 'Press Enter or type a comma after each'}
    splitChars={[',', '\n']}
    maxTags={most}
    isDuplicate={isDuplicate}
    onChange={(chips) => onChange?.(separate(chips))}
    {...props}
  />
);
