import { ActionIcon, Input } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import classes from './lines.module.css';

type LinesProps = {
  /** What the entries are, for screen readers: "Skills". */
  readonly label: string;
  readonly names: readonly string[];
  readonly onRemove: (index: number) => void;
  readonly errorOf: (index: number) => ReactNode;
  /** What is told about each entry: a level, years. */
  readonly children: (index: number) => ReactNode;
};

/** Named entries, one a line, each with what is told about it. */
export const Lines = ({ label, names, onRemove, errorOf, children }: LinesProps) => {
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    onRemove(index);
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      buttons?.[Math.min(index, buttons.length - 1)]?.focus();
    });
  };
  if (names.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label={label} ref={list}>
      {names.map((name, index) => (
        <li key={name} className={classes.line}>
          <bdi className={classes.name}>{name}</bdi>
          <div className={classes.told}>{children(index)}</div>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove ${name}`}
            data-remove
            onClick={() => remove(index)}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
          {errorOf(index) && <Input.Error className={classes.error ?? ''}>{errorOf(index)}</Input.Error>}
        </li>
      ))}
    </ul>
  );
};
