import './ahead.ts';
import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followConnection } from '#core/connection.ts';
import { App } from './app.tsx';
import { startFirstPage } from './first-page.ts';
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
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App router={router} />
    </Providers>
  </StrictMode>,
);
