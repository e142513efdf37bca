import { Anchor, Checkbox, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { TermsDialog } from './terms-dialog.tsx';

type TermsFieldProps = { readonly checked: boolean; readonly onChange: (checked: boolean) => void };

/** "I Agree to all Terms & Conditions": the box and the link stand beside each other, the box is named by both. */
export const TermsField = ({ checked, onChange }: TermsFieldProps) => {
  const id = useId();
  const [opened, { open, close }] = useDisclosure();
  return (
    <Group gap={6} wrap="nowrap">
      <Checkbox
        id={id}
        mr={6}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-labelledby={`${id}-text ${id}-terms`}
      />
      <Text component="label" htmlFor={id} id={`${id}-text`} size="sm">
        I Agree to all
      </Text>
      <Anchor component="button" type="button" id={`${id}-terms`} size="sm" onClick={open}>
        Terms &amp; Conditions
      </Anchor>
      <TermsDialog opened={opened} onClose={close} />
    </Group>
  );
};
