import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './banner.module.css';

type BannerProps = {
  /** `error`: red, told at once. `notice`: something to know. */
  readonly kind: 'error' | 'notice';
  readonly children: ReactNode;
  readonly onClose?: () => void;
};

/** A message at the top of a form or page that stays until it is dismissed. */
export const Banner = ({ kind, children, onClose }: BannerProps) => {
  const ref = useRef<HTMLDivElement>(null);
  // In a form it pushes down the button that was pressed: both come into view, the sentence before all. Elsewhere nobody may have
  // pressed anything, and what is being read stays where it is.
  useEffect(() => {
    const form = kind === 'error' ? ref.current?.closest('form') : undefined;
    if (form?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
    if (form) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [kind]);
  return (
    <Alert
      ref={ref}
      role={kind === 'error' ? 'alert' : 'status'}
      color={kind === 'error' ? 'red' : 'teal'}
      data-kind={kind}
      classNames={{
        root: classes.banner ?? '',
        icon: classes.icon ?? '',
        message: classes.message ?? '',
      }}
      icon={kind === 'error' ? <IconAlertTriangle /> : <IconInfoCircle />}
      withCloseButton={onClose !== undefined}
      closeButtonLabel="Dismiss"
      {...(onClose === undefined ? {} : { onClose })}
    >
      {children}
    </Alert>
  );
};
