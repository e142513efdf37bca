import { type ProfileView, profileRoutes } from '@forte/contract';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useParams, useRouter } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { day } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { useCall } from '#core/queries.ts';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { ProfileHead } from './profile-head.tsx';
import classes from './profile-layout.module.css';
import { ExpectationSection } from './sections/expectation-section.tsx';
import { ExperienceSection } from './sections/experience-section.tsx';
import { PersonalSection } from './sections/personal-section.tsx';
import {
  AuthorizationSection,
  EducationSection,
  ResumeSection,
  SkillsSection,
} from './sections/small-sections.tsx';

const jumps = [
  { hash: 'work-experience', label: 'Work Experience' },
  { hash: 'work-authorization', label: 'Work Authorization' },
  { hash: 'skills', label: 'Skills' },
  { hash: 'education', label: 'Education' },
] as const;

/** The jumps replace each other in the history, so that one step back still leads to the list. */
const SectionNav = ({ id }: { id: string }) => {
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  return (
    <nav className={classes.nav} aria-label="Sections of the profile">
      {jumps.map(({ hash, label }) => (
        <Link key={hash} to={paths.candidate} params={{ id }} hash={hash} state={{ fromList }} replace>
          {label}
        </Link>
      ))}
    </nav>
  );
};

/** To the list with its filters and place, when one came from there (VIEW-01). */
const BackToDashboard = () => {
  const { history } = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const look = { variant: 'default', leftSection: <IconArrowLeft size={18} /> } as const;
  return fromList ? (
    <Button {...look} onClick={() => history.back()}>
      Back to dashboard
    </Button>
  ) : (
    <Button {...look} component={Link} to={paths.dashboard}>
      Back to dashboard
    </Button>
  );
};

const Candidate = ({ profile }: { profile: ProfileView }) => (
  <div className={classes.stack}>
    <ProfileHead profile={profile} />
    <SectionNav id={profile.id} />
    <PersonalSection profile={profile} />
    <ExpectationSection profile={profile} />
    <ExperienceSection profile={profile} />
    <AuthorizationSection profile={profile} />
    <SkillsSection profile={profile} />
    <EducationSection profile={profile} />
    <ResumeSection profile={profile} />
  </div>
);

/** A candidate's profile as an employer reads it (VIEW-01). */
export const CandidatePage = () => {
  const { id = '' } = useParams({ strict: false });
  const query = useCall(profileRoutes.viewProfile, { params: { id } });
  const shown = query.data?.data;
  return (
    <Page
      title={shown === undefined ? 'Candidate' : `${shown.firstName} ${shown.lastName}`}
      lead={shown && `Last updated on ${day(shown.updatedAt)}`}
      actions={<BackToDashboard />}
    >
      <Loaded query={query} sentenceOf={sentenceOf}>
        {({ data }) => <Candidate profile={data} />}
      </Loaded>
    </Page>
  );
};
