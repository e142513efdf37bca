import { paths } from '#core/paths.ts';
import { SuccessPage } from '#ui/success-page.tsx';

/** After a verified sign-up (OTP-04). */
export const RegisterSuccessPage = () => (
  <SuccessPage
    title="Awesome! Your account created & verified successfully"
    note="Login & Update your profile"
    otherwise={{ title: 'No account was created here', to: paths.signUp, action: 'Create an Account' }}
  />
);

/** After a new password was set (PWD-03). */
export const ResetSuccessPage = () => (
  <SuccessPage
    title="Your account reset & verified successfully"
    otherwise={{ title: 'No password was reset here', to: paths.forgotPassword, action: 'Forgot password?' }}
  />
);
