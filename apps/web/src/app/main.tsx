import './ahead.ts';
import './styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followConnection } from '#core/connection.ts';
import { breathe } from '#core/load-code.ts';
import { App } from './app.tsx';
import { loadVisitorsPage, startFirstPage } from './first-page.ts';
import { Providers } from './providers.tsx';
import { routesOf } from './return-path.ts';
import { createAppRouter } from './router.tsx';
import { startSession } from './start-session.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);

followConnection();
void startSession();

/** In pieces, between which a phone answers a press: this file has just run, which was one. */
const draw = async () => {
  await breathe();
  const router = createAppRouter();
  startFirstPage(routesOf.get()(window.location.pathname));
  await loadVisitorsPage(router);
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers>
          <App router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
};
// Not awaited here: a page's file imports the start, and would wait for it in turn.
void draw();
