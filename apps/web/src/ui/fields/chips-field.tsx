import { splitTypedList, withoutDoubles } from '@forte/contract';
import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useState } from 'react';

type ChipsFieldProps = Omit<
  TagsInputProps,
  'isDuplicate' | 'splitChars' | 'maxTags' | 'value' | 'data' | 'searchValue' | 'onSearchChange'
> & {
  readonly label: string;
  readonly value?: string[];
  /** What is offered; anything else may be typed. */
  readonly data?: string[];
  /** How many chips there may be. */
  readonly most?: number;
  /** Hears what is being typed: '' when the field is entered. */
  readonly onType?: (text: string) => void;
};

const separator = /[,;\r\n]/;
/** A quoted entry, closed or still being typed: what separates is text in there. */
const quoted = /^\s*"(?:[^"]|"")*(?:"|$)/;

/** What of a text being typed is an entry already, and what is still being typed. */
const readTyped = (text: string): { entries: string[]; rest: string } => {
  if (!separator.test(text.replace(quoted, ''))) return { entries: [], rest: text };
  const entries = splitTypedList(text);
  const rest = separator.test(text.slice(-1)) ? '' : (entries.pop() ?? '');
  return { entries, rest };
};

/** Doubles are what a search would take for the same term: `C++` and `c++` are, `C++` and `C` are not. */
const useChips = ({ value = [], data = [], most = 50, onChange, onType }: ChipsFieldProps) => {
  const [typed, setTyped] = useState('');
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const take = (chips: string[]) => {
    const each = withoutDoubles(chips);
    setLeftOut(each.slice(most));
    onChange?.(each.slice(0, most));
  };
  /** What was chosen is one entry, whatever it holds; what was typed or pasted may be several. */
  const change = (chips: string[]) =>
    take(
      chips.flatMap((chip) => (value.includes(chip) || data.includes(chip) ? [chip] : splitTypedList(chip))),
    );
  const type = (text: string) => {
    const { entries, rest } = readTyped(text);
    setTyped(rest);
    onType?.(rest);
    if (entries.length > 0) take([...value, ...entries]);
  };
  return { typed, type, change, leftOut };
};

const leftOutSentence = (most: number, leftOut: readonly string[]): string =>
  `At most ${most}: ${leftOut.map((chip) => `“${chip}”`).join(', ')} left out.`;

/**
 * Short texts as removable chips: typed with Enter or a comma between them, chosen, or pasted as a list. Quotes around an
 * entry keep its commas.
 */
export const ChipsField = (props: ChipsFieldProps) => {
  const { description, most = 50, error, onType, ...rest } = props;
  const { typed, type, change, leftOut } = useChips(props);
  return (
    <TagsInput
      {...rest}
      description={description ?? 'Press Enter or type a comma after each'}
      splitChars={[]}
      allowDuplicates
      searchValue={typed}
      onSearchChange={type}
      onFocus={() => onType?.(typed)}
      onChange={change}
      error={error ?? (leftOut.length > 0 && <span role="status">{leftOutSentence(most, leftOut)}</span>)}
    />
  );
};
