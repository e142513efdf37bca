import { expect, test } from 'vitest';
import { type Recognised, recognise } from '#api/modules/resume-reading/recognise/recognise.ts';
import { samples } from '#api/modules/resume-reading/testing/samples.ts';
import { linesOfDocx } from '#api/modules/resume-reading/text/docx-text.ts';
import { linesOfPdf } from '#api/modules/resume-reading/text/pdf-text.ts';
import { knownSkills } from '#api/modules/resume-reading/words/known-skills.ts';

const today = new Date('2026-11-28');
const monthOf = (year: number, month: number | null) => (month === null ? `${year}` : `${year}-${month}`);

const factsOf = ({ personal, ...lists }: Recognised): string[] => {
  const { firstName, lastName, mobile, city, state, country, linkedInProfile, institution, about } = personal;
  const single = (label: string, told: { value: string } | undefined) =>
    told ? [`${label} ${told.value}`] : [];
  return [
    ...(firstName ? [`name ${firstName.value} | ${lastName?.value}`] : []),
    ...single('mobile', mobile),
    ...(city ? [`place ${city.value} | ${state?.value ?? ''} | ${country?.value}`] : []),
    ...single('linkedin', linkedInProfile),
    ...single('institution', institution),
    ...single('about', about),
    ...lists.organisations.map(({ value: job }) => {
      const end = job.endYear === null ? 'now' : monthOf(job.endYear, job.endMonth);
      return `job ${job.role} @ ${job.organisation} ${monthOf(job.startYear, job.startMonth)} ${end}`;
    }),
    ...single('qualification', lists.qualification),
    ...lists.skills.filter(({ value }) => knownSkills.includes(value)).map(({ value }) => `skill ${value}`),
    ...lists.languages.map(({ value }) => `language ${value}`),
    ...lists.certificates.map(({ value: { certificateName, certificateNo, organisation } }) =>
      `certificate ${certificateName}${organisation && `, ${organisation}`} ${certificateNo}`.trim(),
    ),
    ...lists.socialLinks.map(({ value }) => `link ${value.name} ${value.link}`),
  ];
};

const read = async ({ make, format }: (typeof samples)[number]) => {
  const bytes = await make();
  return factsOf(
    recognise(format === 'pdf' ? await linesOfPdf(new Uint8Array(bytes)) : linesOfDocx(bytes), today),
  );
};

test.each(samples)('reads nothing wrong out of: $name', async (sample) => {
  const found = await read(sample);
  expect(found.filter((fact) => !sample.facts.includes(fact))).toEqual([]);
});

test('finds at least nine of ten facts of all samples', async () => {
  const all = await Promise.all(
    samples.map(async (sample) => {
      const found = await read(sample);
      return { found: sample.facts.filter((fact) => found.includes(fact)), facts: sample.facts };
    }),
  );
  const missed = all.flatMap(({ found, facts }) => facts.filter((fact) => !found.includes(fact)));
  const total = all.reduce((sum, { facts }) => sum + facts.length, 0);
  expect(1 - missed.length / total, `missed of ${total}: ${missed.join('; ')}`).toBeGreaterThanOrEqual(0.9);
});
