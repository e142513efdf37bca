import type { ReactNode } from 'react';

type SlotProps = { readonly className: string | undefined; readonly children: ReactNode };

/** A part that may be missing: then it takes no place. */
export const Slot = ({ className, children }: SlotProps) =>
  children === undefined || children === false || children === null ? null : (
    <div className={className}>{children}</div>
  );
