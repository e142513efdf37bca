import { useLocation } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { SuccessPage } from '#ui/success-page.tsx';

const notHere = { title: 'No account was created here' };
const isOver = {
  title: 'This sign-up is over',
  note: 'It was finished elsewhere, or its 24 hours have passed. Log in, or sign up again.',
};

/** After a verified sign-up (OTP-04), or one that was found to be over while its code was waited for. */
export const RegisterSuccessPage = () => {
  const otherwise = useLocation({ select: ({ state }) => (state.isOver ? isOver : notHere) });
  return (
    <SuccessPage
      title="Awesome! Your account created & verified successfully"
      note="Login & Update your profile"
      otherwise={{ ...otherwise, to: paths.signUp, action: 'Create an Account' }}
    />
  );
};

/** After a new password was set (PWD-03). */
export const ResetSuccessPage = () => (
  <SuccessPage
    title="Your account reset & verified successfully"
    otherwise={{ title: 'No password was reset here', to: paths.forgotPassword, action: 'Forgot password?' }}
  />
);
