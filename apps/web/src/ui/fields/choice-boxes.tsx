import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './choice-boxes.module.css';

type ChoiceBoxesProps = {
  readonly label: string;
  readonly choices: readonly string[];
  /** What each is called, where that is not the value itself. */
  readonly names?: Readonly<Record<string, string>>;
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
  readonly required?: boolean;
  readonly error?: ReactNode;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
};

/** A few choices, of which several may hold. */
export const ChoiceBoxes = ({ choices, names, onBlur, onFocus, ...group }: ChoiceBoxesProps) => (
  <Checkbox.Group {...group}>
    <div className={classes.boxes}>
      {choices.map((choice) => (
        <Checkbox key={choice} value={choice} label={names?.[choice] ?? choice} />
      ))}
    </div>
  </Checkbox.Group>
);
