import { profileRoutes, workExperienceBody, workExperienceNames } from '@forte/contract';
import { type ProfileForm, savingBy } from '../../form/profile-form.ts';
import { ExperienceFields } from './experience-fields.tsx';
import { type Experience, experienceValues, jobErrors, takeOrganisation } from './experience-values.ts';

/** Experience (PROF-03). */
export const experienceForm: ProfileForm<Experience> = {
  step: 'Experience',
  key: 'experience',
  title: 'Work experience',
  lead: 'Where you worked, for how long and with what: employers search by years and technologies.',
  sections: [5, 1, 2],
  body: workExperienceBody,
  names: workExperienceNames,
  hidden: jobErrors,
  valuesOf: experienceValues,
  take: takeOrganisation,
  add: savingBy(profileRoutes.addWorkExperience),
  edit: savingBy(profileRoutes.editWorkExperience),
  Fields: ExperienceFields,
};
