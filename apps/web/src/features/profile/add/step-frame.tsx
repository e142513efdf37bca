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

/** Why it is asked; and that a step is short, if need be. */
const Lead = ({ step, lead }: Pick<StepFrameProps, 'step' | 'lead'>) => (
  <>
    {lead}
    {step !== 'Social media' && step !== 'Resume' && (
      <span className={classes.note}> Only what has a star is needed now; the rest can wait.</span>
    )}
  </>
);

/** The page of one step, with the way through all of them beside it. */
export const StepFrame = ({ step, title, lead, children }: StepFrameProps) => {
  const { profileStatus } = useUser();
  return (
    <div className={classes.layout}>
      <StepNav current={step} profileStatus={profileStatus} />
      <div className={classes.form}>
        <Page title={title} documentTitle={`Your profile: ${title}`} lead={<Lead step={step} lead={lead} />}>
          {children}
        </Page>
      </div>
    </div>
  );
};
