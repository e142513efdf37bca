import { ActionIcon, Button, Input, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import classes from './rows.module.css';

type RowsProps = {
  /** One entry in words: "Organisation", for "Organisation 2" and "Remove organisation 2". */
  readonly entry: string;
  readonly count: number;
  readonly most: number;
  readonly error?: ReactNode;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
};

/** Entries of several fields each, which can be added and removed. Focus follows what was added. */
export const Rows = ({ entry, count, most, error, onAdd, onRemove, children }: RowsProps) => {
  const list = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    onAdd();
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll('fieldset');
      rows?.[rows.length - 1]?.querySelector<HTMLElement>('input, select')?.focus();
    });
  };
  const remove = (index: number) => {
    onRemove(index);
    requestAnimationFrame(() => addButton.current?.focus());
  };
  return (
    <fieldset className={classes.rows} ref={list}>
      <VisuallyHidden component="legend">{`${entry} list`}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled: a row is its place in the form
        <fieldset key={index} className={classes.row}>
          <legend className={classes.legend}>{`${entry} ${index + 1}`}</legend>
          <ActionIcon
            className={classes.remove ?? ''}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove ${entry.toLowerCase()} ${index + 1}`}
            onClick={() => remove(index)}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
          {children(index)}
        </fieldset>
      ))}
      {error && <Input.Error>{error}</Input.Error>}
      <Button
        ref={addButton}
        variant="default"
        leftSection={<IconPlus size={18} />}
        disabled={count >= most}
        onClick={add}
      >
        {`Add ${count === 0 ? '' : 'another '}${entry.toLowerCase()}`}
      </Button>
      {count >= most && <Text size="sm" c="dimmed">{`At most ${most}`}</Text>}
    </fieldset>
  );
};
