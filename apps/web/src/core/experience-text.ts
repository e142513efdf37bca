import { describeExperience, readExperience } from '@forte/contract';

/** "3 to 5 years"; as it was typed when that is no number of years. */
export const experienceText = (experience: string): string => {
  const range = readExperience(experience);
  if (range === undefined) return experience;
  return range.max === 0 ? 'Fresher 0 Years' : describeExperience(range);
};
