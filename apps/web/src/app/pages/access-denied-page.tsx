import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { missingStep } from '#core/onboarding-steps.ts';
import { paths } from '#core/paths.ts';
import { useSession } from '#core/session.ts';
import { LoosePiece } from '#ui/loose-piece.tsx';
import { Page } from '#ui/page.tsx';

const sentence =
  'Access denied. You are not authorized to use this page. Please complete all required steps.';

/** A page of the other role, or one that wants a complete profile: the step that is missing is a link (APP-09). */
export const AccessDeniedPage = () => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const step = user?.role === 'employee' ? missingStep(user.profileStatus) : undefined;
  return (
    <Page title="Access Denied" drawing={<LoosePiece />} lead={sentence} width="form">
      {step === undefined ? (
        <Anchor component={Link} to={paths.index}>
          Go to your start page
        </Anchor>
      ) : (
        <Button component={Link} to={step.path} style={{ alignSelf: 'flex-start' }}>
          {`Next step: ${step.title}`}
        </Button>
      )}
    </Page>
  );
};
