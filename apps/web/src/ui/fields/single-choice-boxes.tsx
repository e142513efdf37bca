import { ChoiceBoxes } from './choice-boxes.tsx';

type SingleChoiceBoxesProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly T[];
  /** What each is called, where that is not the value itself. */
  readonly names?: Readonly<Record<T, string>>;
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
};

/** Boxes of which one holds at a time, or none: ticking another unticks the first (SEARCH-01). */
export const SingleChoiceBoxes = <T extends string>(props: SingleChoiceBoxesProps<T>) => {
  const { value, onChange, choices, ...rest } = props;
  return (
    <ChoiceBoxes
      {...rest}
      choices={choices}
      value={value === undefined ? [] : [value]}
      onChange={(ticked) => onChange(choices.find((choice) => choice !== value && ticked.includes(choice)))}
    />
  );
};
