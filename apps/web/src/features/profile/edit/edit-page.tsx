import type { ProfileView } from '@forte/contract';
import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { paths } from '#core/paths.ts';
import { toast } from '#core/toast.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { FormShapes } from '#ui/shapes.tsx';
import type { ProfileForm } from '../form/profile-form.ts';
import { ProfileFormView } from '../form/profile-form-view.tsx';
import { useRefreshProfile } from '../form/use-profile-form.ts';
import { useOwnProfile } from '../use-own-profile.ts';
import classes from './edit-page.module.css';

type EditFrameProps = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly number[];
  readonly children: (profile: ProfileView) => ReactNode;
};

export const cancel = (
  <Button component={Link} to={paths.profile} variant="default">
    Cancel
  </Button>
);

/** After an update: back to the profile, which tells that it is saved (PROF-10). */
export const useBackToProfile = () => {
  const navigate = useNavigate();
  return (message?: string) => {
    if (message !== undefined) toast('1', message);
    void navigate({ to: paths.profile });
  };
};

/** The page of one part of the profile that is changed. */
export const EditFrame = ({ title, lead, sections, children }: EditFrameProps) => (
  <div className={classes.page}>
    <BackLink to={paths.profile}>Your profile</BackLink>
    <Page title={title} documentTitle={`Edit ${title.toLowerCase()}`} lead={lead}>
      <Loaded query={useOwnProfile()} sentenceOf={sentenceOf} loading={<FormShapes sections={sections} />}>
        {({ data }) => children(data)}
      </Loaded>
    </Page>
  </div>
);

type EditPageProps<V extends object> = {
  readonly definition: ProfileForm<V>;
  readonly above?: ReactNode;
  readonly freeTo?: readonly string[];
};

/** The form of a step, to change what was saved. */
export const EditPage = <V extends object>({ definition, above, freeTo = [] }: EditPageProps<V>) => {
  const refresh = useRefreshProfile();
  const back = useBackToProfile();
  const [round, setRound] = useState(0);
  return (
    <EditFrame title={definition.title} lead={definition.lead} sections={definition.sections}>
      {(profile) => (
        <>
          {above}
          <ProfileFormView
            key={round}
            definition={definition}
            profile={profile}
            mode="edit"
            submitLabel="Save"
            before={cancel}
            freeTo={freeTo}
            onSaved={back}
            onReload={() => void refresh().then(() => setRound(round + 1))}
          />
        </>
      )}
    </EditFrame>
  );
};
