import { Button } from '@mantine/core';
import { type LinkProps, useLocation, useRouter } from '@tanstack/react-router';
import { BackLink, backLook } from './back-link.tsx';

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
  return fromList ? (
    <Button {...backLook} onClick={() => history.back()}>
      {back}
    </Button>
  ) : (
    <BackLink to={to}>{anew}</BackLink>
  );
};
