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
    <div className={classes.steps} aria-hidden>
      {steps.map((label, index) => (
        <span key={label} data-state={index === step ? 'current' : index < step ? 'done' : 'later'}>
          {label}
        </span>
      ))}
    </div>
    {children}
  </Page>
);
