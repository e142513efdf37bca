import { type OnboardingStepName, onboardingSteps, statusOfStep } from '@forte/contract';
import { IconCheck, IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { stepPaths } from '#core/onboarding-steps.ts';
import classes from './step-nav.module.css';

type StepNavProps = { readonly current: OnboardingStepName; readonly profileStatus: number };

/** The one step that asks for nothing that has to be there. */
const optionalStep = 'Social media' satisfies OnboardingStepName;

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
      <span className={classes.name}>
        {name}
        {name === optionalStep && <span className={classes.optional}> (optional)</span>}
      </span>
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

/** On a phone the names don't fit: that of this step, and of the one to come. */
const Summary = ({ current }: { current: OnboardingStepName }) => {
  const index = statusOfStep(current);
  const following = onboardingSteps[index + 1];
  return (
    <p className={classes.summary}>
      <strong>{`Step ${index + 1} of ${onboardingSteps.length}`}</strong>
      <span className={classes.following}>
        {following === undefined ? 'The last one' : `Next: ${following}`}
      </span>
    </p>
  );
};

/** How far the profile is: eight steps, those that are done lead back, and what is at their end (PROF-01). */
export const StepNav = (props: StepNavProps) => (
  <nav aria-label="Steps of your profile">
    <Summary current={props.current} />
    <ol className={classes.steps}>
      {onboardingSteps.map((name, index) => (
        <li key={name}>
          <Step name={name} state={stateOf(index, props)} />
        </li>
      ))}
    </ol>
    <p className={classes.end}>
      <span className={classes.number} aria-hidden>
        <IconFlag size={15} stroke={1.8} />
      </span>
      Done: employers find you
    </p>
  </nav>
);
