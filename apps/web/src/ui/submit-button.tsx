import { Button, type ButtonProps } from '@mantine/core';

type SubmitButtonProps = ButtonProps & {
  readonly children: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
};

/** The one button of a form: "Please wait..." while busy, and not to be pressed then or while the form is invalid. */
export const SubmitButton = ({ children, busy, disabled = false, ...props }: SubmitButtonProps) => (
  <Button type="submit" disabled={busy || disabled} {...props}>
    {busy ? 'Please wait...' : children}
  </Button>
);
