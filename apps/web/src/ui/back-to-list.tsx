import { Button } from '@mantine/core';
import { useLocation, useRouter } from '@tanstack/react-router';
import { BackLink, type BackTo, backLook } from './back-link.tsx';

type BackToListProps = BackTo & {
  /** What it is called when the list is one step back, and when it is opened anew. */
  readonly back: string;
  readonly anew: string;
};

/** To the list with its filters and place, when one came from there; else to the list as the address tells it. */
export const BackToList = ({ to, search, back, anew }: BackToListProps) => {
  const { history } = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  return fromList ? (
    <Button {...backLook} onClick={() => history.back()}>
      {back}
    </Button>
  ) : (
    <BackLink to={to} search={search}>
      {anew}
    </BackLink>
  );
};
