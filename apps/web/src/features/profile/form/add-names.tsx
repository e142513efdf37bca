import { foldTerm, splitTypedList } from '@forte/contract';
import { Box, Button, Group, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';

type AddNamesProps = {
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly error?: ReactNode;
  /** The field's place in the form. */
  readonly 'data-path': string;
  /** What is in the list already; doubles are left out. */
  readonly names: readonly string[];
  readonly onAdd: (names: string[]) => void;
};

const newOnes = (typed: readonly string[], names: readonly string[]): string[] => {
  const known = new Set(names.map(foldTerm));
  return typed.filter((name) => {
    const term = foldTerm(name);
    if (known.has(term)) return false;
    known.add(term);
    return true;
  });
};

/** Adds one name, or several with commas between them. What is typed and not added yet is added on leaving the field. */
export const AddNames = ({ names, onAdd, ...field }: AddNamesProps) => {
  const [typed, setTyped] = useState('');
  const add = (text = typed) => {
    const found = newOnes(splitTypedList(text), names);
    setTyped('');
    if (found.length > 0) onAdd(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault(); // Enter adds; it does not send the form
    add();
  };
  /** A column or list becomes entries at once: an input of one line would drop the line breaks. */
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[,;\r\n]/.test(pasted)) return;
    event.preventDefault();
    add(typed + pasted);
  };
  // Between the hint and the error: whatever is said below the field, the button stays beside it, as far below the hint.
  const withButton = (input: ReactNode) => (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <Box flex={1}>{input}</Box>
      <Button
        variant="default"
        h="var(--forte-field-height)"
        mt={field.description === undefined ? 0 : 'calc(var(--mantine-spacing-xs) / 2)'}
        leftSection={<IconPlus size={18} />}
        onClick={() => add()}
      >
        Add
      </Button>
    </Group>
  );
  return (
    <TextInput
      {...field}
      inputContainer={withButton}
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={() => add()}
    />
  );
};
