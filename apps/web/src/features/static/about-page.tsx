import { Page } from '#ui/page.tsx';

export const AboutPage = () => (
  <Page title="About" width="form">
    about
  </Page>
);
