import { Page } from '#ui/page.tsx';

export const ContactPage = () => (
  <Page title="Contact" width="form">
    contact
  </Page>
);
