import { type OnboardingStepName, onboardingSteps, statusOfStep } from '@forte/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { stepPaths } from '#core/onboarding-steps.ts';
import classes from './step-nav.module.css';

type StepNavProps = { readonly current: OnboardingStepName; readonly profileStatus: number };

const stateOf = (index: number, { current, profileStatus }: StepNavProps) => {
  if (index === statusOfStep(current)) return 'current';
  if (index < profileStatus) return 'done';
  return index === profileStatus ? 'next' : 'later';
};

const Step = ({ name, state }: { name: OnboardingStepName; state: ReturnType<typeof stateOf> }) => {
  const number = statusOfStep(name) + 1;
  const content = (
    <>
      <span className={classes.number} aria-hidden>
        {state === 'done' ? <IconCheck size={16} stroke={2.4} /> : number}
      </span>
      <span className={classes.name}>{name}</span>
    </>
  );
  if (state === 'done' || state === 'next') {
    return (
      <Link to={stepPaths[name].add} className={classes.step} data-state={state}>
        {content}
      </Link>
    );
  }
  return (
    <span className={classes.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      {content}
    </span>
  );
};

/** How far the profile is: eight steps, those that are done lead back (PROF-01). */
export const StepNav = (props: StepNavProps) => (
  <nav aria-label="Steps of your profile">
    <p className={classes.summary}>
      <strong>{`Step ${statusOfStep(props.current) + 1} of ${onboardingSteps.length}`}</strong>
      <span className={classes.summaryName}>{props.current}</span>
    </p>
    <ol className={classes.steps}>
      {onboardingSteps.map((name, index) => (
        <li key={name}>
          <Step name={name} state={stateOf(index, props)} />
        </li>
      ))}
    </ol>
  </nav>
);
