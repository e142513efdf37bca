import { timeWorked } from '@forte/contract';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { duration } from '#core/format.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { Pair } from '../../form/pair.tsx';
import type { Experience, ExperienceProps } from './experience-values.ts';

type Worked = ReturnType<typeof timeWorked>;

const holds = ({ experienceYears, experienceMonths }: Experience, worked: Worked): boolean =>
  experienceYears === (worked?.years ?? null) && experienceMonths === (worked?.months ?? null);

/** The years follow the jobs for as long as they are what the jobs make; once changed by hand they stay. */
const useYearsOfJobs = ({ form }: ExperienceProps) => {
  const worked = timeWorked(form.values.organisations, new Date());
  const followed = useRef(worked);
  const take = () => {
    if (worked === undefined) return;
    form.setFieldValue('experienceYears', worked.years);
    form.setFieldValue('experienceMonths', worked.months);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows when the jobs make another time, not at each render
  useEffect(() => {
    const values = form.getValues();
    const follows = holds(values, followed.current) || holds(values, undefined);
    followed.current = worked;
    if (follows && !holds(values, worked)) take();
  }, [worked?.years, worked?.months]);
  return { worked, take };
};

/** How long somebody has worked: counted from the jobs, and theirs to correct. */
export const YearsFields = ({ form }: ExperienceProps) => {
  const { worked, take } = useYearsOfJobs({ form });
  const differs = worked !== undefined && !holds(form.values, worked);
  return (
    <FormSection
      title="How long you have worked"
      hint="Counted from the jobs above. Correct it if one is missing there."
    >
      <Pair>
        <NumberField
          label="Experience Years"
          description="Whole years"
          required
          {...form.getInputProps('experienceYears')}
        />
        <NumberField
          label="Experience Months"
          description="0 to 11, besides the years"
          required
          {...form.getInputProps('experienceMonths')}
        />
      </Pair>
      {differs && (
        <Group gap="xs" role="status">
          <Text size="sm">{`Your jobs add up to ${duration(worked.years, worked.months)}.`}</Text>
          <Button variant="default" size="compact-sm" onClick={take}>
            Use that
          </Button>
        </Group>
      )}
    </FormSection>
  );
};
