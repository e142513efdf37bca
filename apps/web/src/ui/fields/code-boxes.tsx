import { Fieldset, Group, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './code-boxes.module.css';
import { type CodeDigits, codeLength, pasted, withText } from './code-digits.ts';

type CodeBoxesProps = {
  readonly label: string;
  readonly value: CodeDigits;
  readonly onChange: (digits: CodeDigits) => void;
  readonly disabled?: boolean;
};

/** Keys that move between the boxes; Backspace in an empty box goes back (OTP-01). */
const step = (key: string, empty: boolean): number => {
  if (key === 'ArrowLeft' || (key === 'Backspace' && empty)) return -1;
  return key === 'ArrowRight' ? 1 : 0;
};

/** Four boxes for a mailed code. Each also takes the whole code, as it is pasted or filled in by a phone. */
export const CodeBoxes = ({ label, value, onChange, disabled = false }: CodeBoxesProps) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (at: number) => boxes.current[Math.max(0, Math.min(at, codeLength - 1))]?.focus();

  // After a wait, which takes the focus, the keyboard goes on at the first box that is empty.
  const wasDisabled = useRef(disabled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the wait is over, wherever the digits stand then
  useEffect(() => {
    if (wasDisabled.current && !disabled) focus(value.filter((digit) => digit !== '').length);
    wasDisabled.current = disabled;
  }, [disabled]);

  const type = (at: number, text: string) => {
    const typed = withText(value, at, text);
    if (typed === undefined) return;
    onChange(typed.digits);
    if (typed.next !== at) focus(typed.next);
  };
  const press = (at: number) => (event: KeyboardEvent) => {
    const by = step(event.key, value[at] === '');
    if (by === 0) return;
    event.preventDefault();
    focus(at + by);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = pasted(event.clipboardData.getData('text'));
    if (digits === undefined) return;
    onChange(digits);
    focus(digits.filter((digit) => digit !== '').length);
  };

  return (
    <Fieldset variant="unstyled" legend={label}>
      <Group gap="sm" wrap="nowrap">
        {value.map((digit, at) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            ref={(element) => {
              boxes.current[at] = element;
            }}
            aria-label={`Digit ${at + 1} of ${codeLength}`}
            classNames={{ input: classes.box ?? '' }}
            inputMode="numeric"
            autoComplete="one-time-code"
            disabled={disabled}
            value={digit}
            onChange={(event) => type(at, event.currentTarget.value)}
            onKeyDown={press(at)}
            onPaste={paste}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </Group>
    </Fieldset>
  );
};
