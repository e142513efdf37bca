import './ahead.ts';
import './styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followConnection } from '#core/connection.ts';
import { App } from './app.tsx';
import { loadVisitorsPage, startFirstPage } from './first-page.ts';
import { Providers } from './providers.tsx';
import { routesOf } from './return-path.ts';
import { createAppRouter } from './router.tsx';
import { startSession } from './start-session.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const router = createAppRouter();
followConnection();
void startSession();
startFirstPage(routesOf.get()(window.location.pathname));
/** In pieces, between which a phone answers a press. */
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <App router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
// Not awaited here: a page's code would wait for the start, which it imports.
void loadVisitorsPage(router).then(draw);
