import { describeExperience, readExperience } from '@forte/contract';
import { Text, TextInput, type TextInputProps } from '@mantine/core';

const Understood = ({ text }: { text: string }) => {
  if (text.trim() === '') return null;
  const range = readExperience(text);
  return (
    <Text size="sm" c="dimmed" mt={4} role="status">
      {range === undefined
        ? 'Filters by years will not find this. Write it as 3, 3-5, 5+ or fresher.'
        : `Understood as: ${describeExperience(range)}`}
    </Text>
  );
};

/** The experience asked for, as text, with what the filters read in it (JOB-04). */
export const ExperienceField = (props: TextInputProps & { readonly value?: string }) => (
  <div>
    <TextInput
      label="Experience"
      description="In years: 3, 3-5, 5+ or fresher"
      required
      autoComplete="off"
      {...props}
    />
    <Understood text={props.value ?? ''} />
  </div>
);
