import type { OnboardingStepName } from '@forte/contract';
import type { ReactNode } from 'react';
import { useUser } from '#core/session.ts';
import { Page } from '#ui/page.tsx';
import classes from './step-frame.module.css';
import { StepNav } from './step-nav.tsx';

type StepFrameProps = {
  readonly step: OnboardingStepName;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** The page of one step, with the way through all of them beside it. */
export const StepFrame = ({ step, title, lead, children }: StepFrameProps) => {
  const { profileStatus } = useUser();
  return (
    <div className={classes.layout}>
      <StepNav current={step} profileStatus={profileStatus} />
      <div className={classes.form}>
        <Page title={title} documentTitle={`Your profile: ${title}`} lead={lead}>
          {children}
        </Page>
      </div>
    </div>
  );
};
