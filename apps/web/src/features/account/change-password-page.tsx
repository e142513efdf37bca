import { Page } from '#ui/page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export const ChangePasswordPage = () => (
  <Page
    title="Change Password"
    lead="You stay logged in here; everywhere else you will be logged out."
    width="form"
  >
    <ChangePasswordForm />
  </Page>
);
