import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'loading'> & {
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly 'aria-label'?: string;
  readonly 'data-autofocus'?: boolean;
};

/**
 * A button that can't be pressed while what it set off is under way. Browsers take the focus from a disabled button: it
 * has it again afterwards, unless it went elsewhere.
 */
export const BusyButton = ({ busy, ...props }: BusyButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [busy]);
  return <Button ref={button} loading={busy} {...props} />;
};
