import { type ProfileView, statusOfStep } from '@forte/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { Loaded } from '#ui/page-states.tsx';
import { FormShapes } from '#ui/shapes.tsx';
import type { ProfileForm } from '../form/profile-form.ts';
import { ProfileFormView } from '../form/profile-form-view.tsx';
import { useRefreshProfile } from '../form/use-profile-form.ts';
import { useOwnProfile } from '../use-own-profile.ts';
import { StepFrame } from './step-frame.tsx';
import { useSteps } from './use-steps.ts';

type AddStepProps<V extends object> = {
  readonly definition: ProfileForm<V>;
  /** Stands above the form: the switch between experience and fresher. */
  readonly above?: ReactNode;
  readonly freeTo?: readonly string[];
};

export const BackTo = ({ to }: { to: string | undefined }) =>
  to === undefined ? (
    <span />
  ) : (
    <Button component={Link} to={to} variant="default">
      Back
    </Button>
  );

const Step = <V extends object>({
  definition,
  profile,
  freeTo = [],
}: AddStepProps<V> & { profile: ProfileView }) => {
  const refresh = useRefreshProfile();
  const [round, setRound] = useState(0);
  const { back, goOn } = useSteps(definition.step, profile);
  const isNew = profile.profileStatus <= statusOfStep(definition.step);
  const reload = () => void refresh().then(() => setRound(round + 1));
  return (
    <ProfileFormView
      key={round}
      definition={definition}
      profile={profile}
      mode="add"
      submitLabel="Save and continue"
      before={<BackTo to={back} />}
      canSkip={isNew}
      freeTo={freeTo}
      onSaved={goOn}
      onReload={reload}
    />
  );
};

/** One of the eight steps, with what is known already filled in (PROF-01). */
export const AddStepPage = <V extends object>(props: AddStepProps<V>) => {
  const profile = useOwnProfile();
  const { step, title, lead, sections } = props.definition;
  return (
    <StepFrame step={step} title={title} lead={lead}>
      {props.above}
      <Loaded query={profile} sentenceOf={sentenceOf} loading={<FormShapes sections={sections} />}>
        {({ data }) => <Step {...props} profile={data} />}
      </Loaded>
    </StepFrame>
  );
};
