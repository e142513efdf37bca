import { type ProfileView, profileRoutes } from '@forte/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useLocation } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { paths } from '#core/paths.ts';
import { useCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { ResumeReading } from '#ui/resume-reading.tsx';
import { Completed } from './completed.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { ProfileHead } from './profile-head.tsx';
import classes from './profile-layout.module.css';
import { OwnProfileShapes } from './profile-shapes.tsx';
import { PursuingSwitch } from './pursuing-switch.tsx';
import { ExpectationSection } from './sections/expectation-section.tsx';
import { ExperienceSection } from './sections/experience-section.tsx';
import { PersonalSection } from './sections/personal-section.tsx';
import {
  AuthorizationSection,
  EducationSection,
  ResumeSection,
  SkillsSection,
  SocialMediaSection,
} from './sections/small-sections.tsx';

const Sections = ({ profile }: { profile: ProfileView }) => (
  <div className={`${classes.stack} ${classes.sections}`}>
    <PersonalSection profile={profile} edit={paths.editPersonalDetail} />
    <ExpectationSection profile={profile} edit={paths.editExpectation} />
    <SocialMediaSection profile={profile} edit={paths.editSocialMedia} />
    <ExperienceSection
      profile={profile}
      edit={profile.isFresher ? paths.editFresher : paths.editExperience}
    />
    <AuthorizationSection profile={profile} edit={paths.editVisa} />
    <SkillsSection profile={profile} edit={paths.editSkills} />
    <EducationSection profile={profile} edit={paths.editEducation} />
    <ResumeSection profile={profile} edit={paths.editResume} />
  </div>
);

const OwnProfile = ({ profile }: { profile: ProfileView }) => {
  const [opened, { open, close }] = useDisclosure();
  const completed = useLocation({ select: ({ state }) => state.profileCompleted === true });
  const photo = (
    <PersonAvatar photo={profile.photo} firstName={profile.firstName} lastName={profile.lastName} />
  );
  return (
    <>
      {completed && <Completed />}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <ProfileHead profile={profile} photo={photo}>
            <Button variant="default" size="xs" onClick={open}>
              {profile.photo === null ? 'Add a photo' : 'Change photo'}
            </Button>
            <Button component={Link} to={paths.editBasicDetail} variant="default" size="xs">
              Edit name and about
            </Button>
          </ProfileHead>
          <Sections profile={profile} />
        </div>
        <aside
          className={`${classes.stack} ${classes.side}`}
          aria-label="State of your profile"
          data-screen-only
        >
          <CompletenessCard profile={profile} onPhoto={open} />
          <Panel>
            <PursuingSwitch profile={profile} />
          </Panel>
          <ResumeReading profile={profile} />
        </aside>
        <PhotoDialog profile={profile} opened={opened} onClose={close} />
      </div>
    </>
  );
};

/** The candidate's own profile (PROF-10). */
export const OwnProfilePage = () => {
  const { userId, name } = useUser();
  const query = useCall(profileRoutes.viewProfile, { params: { id: userId } });
  const shown = query.data?.data;
  return (
    <Page
      title={shown === undefined ? name : `${shown.firstName} ${shown.lastName}`}
      documentTitle="Your profile"
      actions={shown && <PrintButton />}
    >
      <Loaded query={query} sentenceOf={sentenceOf} loading={<OwnProfileShapes />}>
        {({ data }) => <OwnProfile profile={data} />}
      </Loaded>
    </Page>
  );
};
