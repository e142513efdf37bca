import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#app/query-client.ts';
import type { User } from '#core/session.ts';
import { Toasts } from '#ui/toasts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import classes from './signed-in-layout.module.css';
import { SkipLink } from './skip-link.tsx';
import { useStepBackFocus } from './use-step-back-focus.ts';

/** The frame of every page behind the login. */
export const SignedInLayout = ({ user, children }: { user: User; children: ReactNode }) => {
  useStepBackFocus();
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts />
      <SkipLink />
      <Header user={user} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </QueryClientProvider>
  );
};
