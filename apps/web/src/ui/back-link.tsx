import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';

/** How a way back looks: quiet, its words in line with the title below it. */
export const backLook = {
  variant: 'subtle',
  color: 'gray',
  c: 'dimmed',
  size: 'compact-sm',
  ml: -8,
  mb: 'xs',
  leftSection: <IconArrowLeft size={16} aria-hidden />,
} as const;

/** The page that a way back leads to. */
export type BackTo = { readonly to: LinkProps['to']; readonly search?: LinkProps['search'] };

type BackLinkProps = BackTo & { readonly children: string };

/** Above a page's title: to the page that it belongs to. */
export const BackLink = ({ to, search, children }: BackLinkProps) => (
  <Button {...backLook} renderRoot={(props) => <Link {...props} to={to} search={search} />}>
    {children}
  </Button>
);
