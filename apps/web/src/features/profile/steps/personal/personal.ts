import { personalDetailBody, personalDetailNames, profileRoutes } from '@forte/contract';
import { type ProfileForm, savingBy } from '../../form/profile-form.ts';
import { PersonalFields } from './personal-fields.tsx';
import { type Personal, personalValues } from './personal-values.ts';

/** Personal detail (PROF-02). */
export const personalForm: ProfileForm<Personal> = {
  step: 'Personal detail',
  key: 'personal-detail',
  title: 'Personal detail',
  lead: 'Who you are and how employers reach you. Nobody but you and them sees it.',
  sections: [3, 3, 3, 2],
  body: personalDetailBody,
  names: personalDetailNames,
  valuesOf: personalValues,
  take: (values, suggested) =>
    suggested.part === 'personal' ? { ...values, [suggested.field]: suggested.value } : values,
  add: savingBy(profileRoutes.addPersonalDetails),
  edit: savingBy(profileRoutes.editPersonalDetails),
  Fields: PersonalFields,
};
