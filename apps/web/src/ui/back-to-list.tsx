import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps, useLocation, useRouter } from '@tanstack/react-router';

type BackToListProps = {
  readonly to: LinkProps['to'];
  /** What it is called when the list is one step back, and when it is opened anew. */
  readonly back: string;
  readonly anew: string;
};

/** To the list with its filters and place, when one came from there; else to the list as it is at first. */
export const BackToList = ({ to, back, anew }: BackToListProps) => {
  const { history } = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const look = {
    variant: 'default',
    size: 'xs',
    mb: 'md',
    leftSection: <IconArrowLeft size={16} aria-hidden />,
  } as const;
  return fromList ? (
    <Button {...look} onClick={() => history.back()}>
      {back}
    </Button>
  ) : (
    <Button {...look} renderRoot={(props) => <Link {...props} to={to} />}>
      {anew}
    </Button>
  );
};
