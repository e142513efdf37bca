import { Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BusyButton } from './busy-button.tsx';
import { EmptyDrawing } from './empty-drawing.tsx';
import classes from './page-states.module.css';

type StateProps = { readonly icon: ReactNode; readonly title: string; readonly children?: ReactNode };

const State = ({ icon, title, children }: StateProps) => (
  <div className={classes.state}>
    <span className={classes.icon} aria-hidden>
      {icon}
    </span>
    <Title order={2} size="h3">
      {title}
    </Title>
    {children}
  </div>
);

/** An empty list. `children`: what the reader can do about it. */
export const Empty = ({
  title = 'No results found.',
  children,
}: {
  title?: string;
  children?: ReactNode;
}) => (
  <div role="status">
    <State icon={<EmptyDrawing />} title={title}>
      {children}
    </State>
  </div>
);

type FailedProps = {
  /** What happened, and what to do. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
};

/** A load that failed, with a way to try again (APP-16). */
export const Failed = ({ message, onRetry, retrying = false }: FailedProps) => (
  <div role="alert">
    <State icon={<IconAlertTriangle size={32} stroke={1.5} />} title="This could not be loaded">
      <Text c="dimmed">{message}</Text>
      <BusyButton variant="default" leftSection={<IconRefresh size={18} />} busy={retrying} onClick={onRetry}>
        Retry
      </BusyButton>
    </State>
  </div>
);

type LoadedProps<T> = {
  readonly query: {
    readonly data: T | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly sentenceOf: (error: unknown) => string;
  /** The shape of what comes. */
  readonly loading: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** What a query has to show: shapes while it loads, an error with Retry, or its data (which stays during a refetch). */
export const Loaded = <T,>({ query, sentenceOf, loading, children }: LoadedProps<T>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return loading;
  const retry = () => void query.refetch();
  return <Failed message={sentenceOf(query.error)} onRetry={retry} retrying={query.isFetching} />;
};
