import { Group, Text } from '@mantine/core';
import { NumberField } from '#ui/fields/number-field.tsx';
import { AddNames } from '../../form/add-names.tsx';
import { Lines } from '../../form/lines.tsx';
import { listError } from '../../form/list-error.ts';
import type { ExperienceProps } from './experience-values.ts';

/** Technologies, each with the years it was used. */
export const Technologies = ({ form }: ExperienceProps) => {
  const { technologies } = form.values;
  const names = technologies.map(({ name }) => name);
  return (
    <>
      <AddNames
        label="Technology"
        data-path="technologies"
        description="One at a time, or several with commas, up to 30: Salesforce, SAP, Splunk"
        error={form.errors.technologies}
        names={names}
        onAdd={(added) =>
          form.setFieldValue('technologies', [
            ...technologies,
            ...added.map((name) => ({ name, workedFor: null })),
          ])
        }
      />
      <Lines
        label="Your technologies"
        names={names}
        onRemove={(index) => form.removeListItem('technologies', index)}
        errorOf={(index) => listError(form.errors, `technologies.${index}`)}
      >
        {(index) => {
          const { error, ...years } = form.getInputProps(`technologies.${index}.workedFor`);
          return (
            <Group gap="xs" wrap="nowrap">
              <NumberField aria-label={`Years of ${names[index]}`} w={72} {...years} error={Boolean(error)} />
              <Text size="sm">years</Text>
            </Group>
          );
        }}
      </Lines>
    </>
  );
};
