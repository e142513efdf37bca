import { type FileRule, fileProblem } from '@forte/contract';
import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconFile, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import classes from './file-picker.module.css';

type FilePickerProps = {
  readonly label: string;
  /** What may be chosen: ".pdf, .doc or .docx, max 5 MB". */
  readonly description: string;
  readonly rule: FileRule;
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  readonly error?: ReactNode;
  readonly required?: boolean;
};

/** One file: picked with a button or dropped on the area. */
export const FilePicker = ({ rule, value, onChange, error, ...field }: FilePickerProps) => {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState(false);
  const shown = problem ?? error;
  const take = (file: File | null | undefined) => {
    if (file == null) return;
    const found = fileProblem(file, rule);
    setProblem(found);
    onChange(found === undefined ? file : null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <Input.Wrapper {...field} id={id} labelElement="div" error={shown}>
      <Group
        className={classes.area ?? ''}
        data-over={over || undefined}
        data-error={Boolean(shown) || undefined}
        onDrop={drop}
        onDragOver={drag}
        onDragLeave={drag}
      >
        <FileButton onChange={take} accept={rule.extensions.join(',')}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} />}
              aria-describedby={shown === undefined ? `${id}-description` : `${id}-description ${id}-error`}
            >
              {value === null ? 'Choose a file' : 'Choose another file'}
            </Button>
          )}
        </FileButton>
        {value === null ? (
          <Text size="sm" c="dimmed" visibleFrom="sm">
            or drop it here
          </Text>
        ) : (
          <Chosen name={value.name} onRemove={() => onChange(null)} />
        )}
      </Group>
    </Input.Wrapper>
  );
};

const Chosen = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <Group gap={6} wrap="nowrap" role="status">
    <IconFile size={18} style={{ flexShrink: 0 }} aria-hidden />
    <Text size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Text>
    <Button
      flex="none"
      variant="subtle"
      size="compact-sm"
      leftSection={<IconX size={14} />}
      onClick={onRemove}
    >
      Remove
    </Button>
  </Group>
);
