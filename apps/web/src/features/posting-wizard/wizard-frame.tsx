import { Stepper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from '#ui/page.tsx';
import classes from './wizard.module.css';

type WizardFrameProps = {
  readonly step: 0 | 1;
  readonly editing: boolean;
  readonly children: ReactNode;
};

const steps = ['Basic information', 'Details'] as const;

/** The page of both steps: where one is, and what is asked here (JOB-03). */
export const WizardFrame = ({ step, editing, children }: WizardFrameProps) => (
  <Page
    title={editing ? 'Edit job posting' : 'Post a job'}
    documentTitle={`${editing ? 'Edit job posting' : 'Post a job'}: ${steps[step]}`}
    lead={`Step ${step + 1} of 2: ${steps[step].toLowerCase()}. What you type is kept until you save it.`}
    width="form"
  >
    <Stepper active={step} size="sm" allowNextStepsSelect={false} mb="lg" aria-hidden>
      {steps.map((label) => (
        <Stepper.Step key={label} label={label} allowStepSelect={false} tabIndex={-1} />
      ))}
    </Stepper>
    <div className={classes.card}>{children}</div>
  </Page>
);
