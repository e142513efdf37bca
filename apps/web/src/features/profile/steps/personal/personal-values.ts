import type { ProfileView, profileRoutes } from '@forte/contract';
import type { FillingBody } from '../../form/profile-form.ts';

export type Personal = FillingBody<typeof profileRoutes.addPersonalDetails>;

export const personalValues = (profile: ProfileView): Personal => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  gender: profile.gender,
  mobile: profile.mobile,
  email: profile.email,
  country: profile.country,
  city: profile.city,
  state: profile.state,
  address: profile.address,
  pincode: profile.pincode,
  institution: profile.institution,
  linkedInProfile: profile.linkedInProfile,
  strengths: profile.strengths,
  topValues: profile.topValues,
  about: profile.about,
});
