import { Anchor, Checkbox, Group, Input, Text } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { late } from '#core/late.tsx';
import { showAlert } from '#core/messages.ts';
import { useLateOpening } from '#core/use-late-opening.ts';

const TermsDialog = late(() => import('./terms-dialog.tsx'), 'TermsDialog');

type TermsFieldProps = {
  readonly checked?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly error?: ReactNode;
};

/** "I Agree to all Terms & Conditions": the box and the link stand beside each other, the box is named by both. */
export const TermsField = ({ checked = false, onChange, error }: TermsFieldProps) => {
  const id = useId();
  const { isHere, isComing, opened, open, close } = useLateOpening({
    load: TermsDialog.load,
    what: 'The terms',
    tell: showAlert,
    ahead: true,
  });
  return (
    <div>
      <Group gap={6} wrap="nowrap">
        <Checkbox
          id={id}
          mr={6}
          required
          checked={checked}
          onChange={onChange}
          aria-labelledby={`${id}-text ${id}-terms`}
          aria-invalid={Boolean(error)}
          {...(error ? { 'aria-describedby': `${id}-error` } : {})}
        />
        <Text component="label" htmlFor={id} id={`${id}-text`} size="sm" py={2}>
          I Agree to all
        </Text>
        <Anchor
          component="button"
          type="button"
          id={`${id}-terms`}
          size="sm"
          onClick={open}
          aria-busy={isComing}
        >
          Terms &amp; Conditions
        </Anchor>
      </Group>
      {error && (
        <Input.Error id={`${id}-error`} mt={5}>
          {error}
        </Input.Error>
      )}
      {isHere && <TermsDialog opened={opened} onClose={close} />}
    </div>
  );
};
