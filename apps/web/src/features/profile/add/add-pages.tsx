import { sentenceOf } from '#core/calls.ts';
import { paths } from '#core/paths.ts';
import { Loaded } from '#ui/page-states.tsx';
import { ResumeReading } from '#ui/resume-reading.tsx';
import { FormShapes } from '#ui/shapes.tsx';
import { ExperienceSwitch } from '../form/experience-switch.tsx';
import { ResumeForm } from '../resume/resume-form.tsx';
import { educationForm } from '../steps/education.tsx';
import { expectationForm } from '../steps/expectation.tsx';
import { experienceForm } from '../steps/experience/experience.ts';
import { fresherForm } from '../steps/fresher.tsx';
import { personalForm } from '../steps/personal/personal.ts';
import { skillsForm } from '../steps/skills.tsx';
import { socialMediaForm } from '../steps/social-media.tsx';
import { visaForm } from '../steps/visa.tsx';
import { useOwnProfile } from '../use-own-profile.ts';
import { AddStepPage, BackTo } from './add-step-page.tsx';
import classes from './step-frame.module.css';
import { StepFrame } from './step-frame.tsx';
import { useSteps } from './use-steps.ts';

type ResumeStepProps = Pick<Parameters<typeof ResumeForm>[0], 'profile'>;

const kinds = <ExperienceSwitch worked={paths.addExperience} fresher={paths.addFresher} />;

export const AddPersonalDetailPage = () => <AddStepPage definition={personalForm} />;
export const AddExperiencePage = () => (
  <AddStepPage definition={experienceForm} above={kinds} freeTo={[paths.addFresher]} />
);
export const AddFresherPage = () => (
  <AddStepPage definition={fresherForm} above={kinds} freeTo={[paths.addExperience]} />
);
/** The step after the resume: here it is told what was read in it (READ-01). */
const AfterResume = () => {
  const { data } = useOwnProfile();
  return <div className={classes.above}>{data !== undefined && <ResumeReading profile={data.data} />}</div>;
};
export const AddVisaPage = () => <AddStepPage definition={visaForm} above={<AfterResume />} />;
export const AddSkillsPage = () => <AddStepPage definition={skillsForm} />;
export const AddEducationPage = () => <AddStepPage definition={educationForm} />;
export const AddExpectationPage = () => <AddStepPage definition={expectationForm} />;
export const AddSocialMediaPage = () => <AddStepPage definition={socialMediaForm} />;

const ResumeStep = ({ profile }: ResumeStepProps) => {
  const { back, goOn } = useSteps('Resume', profile);
  return (
    <ResumeForm
      profile={profile}
      submitLabel="Save and continue"
      before={<BackTo to={back} />}
      onSaved={goOn}
      onKept={goOn}
    />
  );
};

export const AddResumePage = () => (
  <StepFrame
    step="Resume"
    title="Resume"
    lead="Employers can download it from your profile. We read it too, and suggest what to fill in next."
  >
    <Loaded query={useOwnProfile()} sentenceOf={sentenceOf} loading={<FormShapes sections={[1]} />}>
      {({ data }) => <ResumeStep profile={data} />}
    </Loaded>
  </StepFrame>
);
