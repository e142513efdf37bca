import { paths } from '#core/paths.ts';
import { ExperienceSwitch } from '../form/experience-switch.tsx';
import { ResumeForm } from '../resume/resume-form.tsx';
import { basicForm } from '../steps/basic.tsx';
import { educationForm } from '../steps/education.tsx';
import { expectationForm } from '../steps/expectation.tsx';
import { experienceForm } from '../steps/experience/experience.ts';
import { fresherForm } from '../steps/fresher.tsx';
import { personalForm } from '../steps/personal/personal.ts';
import { skillsForm } from '../steps/skills.tsx';
import { socialMediaForm } from '../steps/social-media.tsx';
import { visaForm } from '../steps/visa.tsx';
import { cancel, EditFrame, EditPage, useBackToProfile } from './edit-page.tsx';

const kinds = <ExperienceSwitch worked={paths.editExperience} fresher={paths.editFresher} />;

export const EditBasicDetailPage = () => <EditPage definition={basicForm} />;
export const EditPersonalDetailPage = () => <EditPage definition={personalForm} />;
export const EditExperiencePage = () => (
  <EditPage definition={experienceForm} above={kinds} freeTo={[paths.editFresher]} />
);
export const EditFresherPage = () => (
  <EditPage definition={fresherForm} above={kinds} freeTo={[paths.editExperience]} />
);
export const EditVisaPage = () => <EditPage definition={visaForm} />;
export const EditSkillsPage = () => <EditPage definition={skillsForm} />;
export const EditEducationPage = () => <EditPage definition={educationForm} />;
export const EditExpectationPage = () => <EditPage definition={expectationForm} />;
export const EditSocialMediaPage = () => <EditPage definition={socialMediaForm} />;

export const EditResumePage = () => {
  const back = useBackToProfile();
  return (
    <EditFrame title="Resume" lead="Employers can download it from your profile." sections={[1]}>
      {(profile) => (
        <ResumeForm
          profile={profile}
          submitLabel="Save"
          before={cancel}
          onSaved={back}
          onKept={() => back()}
        />
      )}
    </EditFrame>
  );
};
