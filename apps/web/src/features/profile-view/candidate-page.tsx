import { type ProfileView, profileRoutes, searchRoutes } from '@forte/contract';
import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { day, duration, expectedPay } from '#core/format.ts';
import { heldItem } from '#core/held-lists.ts';
import { paths } from '#core/paths.ts';
import { useCall } from '#core/queries.ts';
import { visaText } from '#core/visa-text.ts';
import { BackLink } from '#ui/back-link.tsx';
import { BackToList } from '#ui/back-to-list.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { ResumeDownload } from '#ui/resume-download.tsx';
import { ShortlistHeart } from '#ui/shortlist-heart.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { ProfileHead } from './profile-head.tsx';
import classes from './profile-layout.module.css';
import { ProfileShapes } from './profile-shapes.tsx';
import { ExpectationSection } from './sections/expectation-section.tsx';
import { ExperienceSection } from './sections/experience-section.tsx';
import { PersonalSection } from './sections/personal-section.tsx';
import { AuthorizationSection, EducationSection, SkillsSection } from './sections/small-sections.tsx';
import { type OpenedApplication, useOpenedApplication } from './use-opened-application.ts';

const jumps = [
  { hash: 'work-experience', label: 'Work Experience' },
  { hash: 'work-authorization', label: 'Work Authorization' },
  { hash: 'skills', label: 'Skills' },
  { hash: 'education', label: 'Education' },
] as const;

/** The jumps replace each other in the history, so that one step back still leads to the list; readers go on from the part's title. */
const SectionNav = ({ id }: { id: string }) => (
  <nav className={classes.nav} aria-label="Sections of the profile">
    {jumps.map(({ hash, label }) => (
      <Link
        key={hash}
        to={paths.candidate}
        params={{ id }}
        search={true}
        hash={hash}
        state={(state) => state}
        replace
        onClick={() => document.getElementById(`${hash}-title`)?.focus({ preventScroll: true })}
      >
        {label}
      </Link>
    ))}
  </nav>
);

/** What decides whether to read on. */
const headFacts = (profile: ProfileView): string[] => [
  profile.isFresher ? 'Fresher' : duration(profile.experienceYears ?? 0, profile.experienceMonths ?? 0),
  visaText(profile.visaStatus),
  expectedPay(profile.expectedSalary, profile.expectedSalaryCurrency),
];

/** What they can do first, with the resume at hand; how to reach them and what they wish for beside it or below. */
const Candidate = ({ profile, opened }: { profile: ProfileView; opened: OpenedApplication }) => (
  <div className={classes.stack}>
    <ProfileHead profile={profile} facts={headFacts(profile)}>
      {profile.resumeId !== null && <ResumeDownload fileId={profile.resumeId} name={profile.resumeName} />}
    </ProfileHead>
    <ApplicationPanel opened={opened} />
    <SectionNav id={profile.id} />
    <div className={classes.read}>
      <div className={classes.work}>
        <ExperienceSection profile={profile} />
        <div className={classes.stack}>
          <AuthorizationSection profile={profile} />
          <SkillsSection profile={profile} />
          <EducationSection profile={profile} />
        </div>
      </div>
      <div className={classes.stack}>
        <PersonalSection profile={profile} />
        <ExpectationSection profile={profile} />
      </div>
    </div>
  </div>
);

/** As much of a candidate as a list knows, too. */
type Known = Pick<ProfileView, 'id' | 'firstName' | 'lastName' | 'updatedAt' | 'isFavorite'>;

const nameOf = ({ firstName, lastName }: Known) => `${firstName} ${lastName}`;

const Actions = ({ candidate }: { candidate: Known }) => (
  <Group gap="xs" wrap="nowrap">
    <PrintButton />
    <ShortlistHeart
      candidateId={candidate.id}
      name={nameOf(candidate)}
      on={candidate.isFavorite ?? false} // an employer's answer always tells
    />
  </Group>
);

/** To the list that it was opened from; from an application that is who applied, and the search is another place. */
const Back = ({ opened: { isAsked, search } }: { opened: OpenedApplication }) =>
  isAsked ? (
    <Group gap="0 xs">
      <BackToList
        to={paths.applicants}
        search={{ ...search, application: undefined }}
        back="Back to applicants"
        anew="Back to applicants"
      />
      <BackLink to={paths.dashboard}>Back to dashboard</BackLink>
    </Group>
  ) : (
    <BackToList to={paths.dashboard} back="Back to dashboard" anew="Back to dashboard" />
  );

/** A candidate's profile as an employer reads it (VIEW-01). */
export const CandidatePage = () => {
  const { id = '' } = useParams({ strict: false });
  const client = useQueryClient();
  const query = useCall(profileRoutes.viewProfile, { params: { id } });
  const opened = useOpenedApplication(id);
  const shown: Known | undefined = query.data?.data ?? heldItem(client, searchRoutes.searchCandidates, id);
  return (
    <>
      <Back opened={opened} />
      <Page
        title={shown === undefined ? 'Candidate' : nameOf(shown)}
        lead={shown && `Last updated on ${day(shown.updatedAt)}`}
        actions={shown && <Actions candidate={shown} />}
      >
        <Loaded query={query} sentenceOf={sentenceOf} loading={<ProfileShapes />}>
          {({ data }) => <Candidate profile={data} opened={opened} />}
        </Loaded>
      </Page>
    </>
  );
};
