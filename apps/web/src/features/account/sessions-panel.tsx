import { type OwnSession, sessionRoutes } from '@forte/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePagedCall } from '#core/queries.ts';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Panel } from '#ui/panel.tsx';
import { EndSessions } from './end-sessions.tsx';
import { SessionRow, SessionShape } from './session-row.tsx';

/** Where the user is signed in, and signing out there (PWD-06). */
export const SessionsPanel = () => {
  const query = usePagedCall(sessionRoutes.listSessions, { body: {} });
  const [asked, setAsked] = useState<OwnSession | 'others'>();
  const total = query.data?.pages[0]?.page.total ?? 0;
  return (
    <Panel title="Where you are signed in">
      <PagedList
        query={query}
        nouns={['session', 'sessions']}
        keyOf={({ id }) => id}
        shape={<SessionShape />}
        shapes={2}
      >
        {(session) => <SessionRow session={session} onEnd={() => setAsked(session)} />}
      </PagedList>
      {total !== 0 && total !== 1 && (
        <Button variant="default" onClick={() => setAsked('others')} style={{ alignSelf: 'flex-start' }}>
          Sign out everywhere else
        </Button>
      )}
      <EndSessions asked={asked} onClose={() => setAsked(undefined)} />
    </Panel>
  );
};
