import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Banner } from '#ui/banner.tsx';
import { ChipsField } from '#ui/fields/chips-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { type Details, detailsErrors } from './draft.ts';

type DetailsFormProps = {
  readonly initial: Details;
  readonly submitLabel: 'Save' | 'Update';
  readonly busy: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: string | undefined;
  readonly onChange: (details: Details) => void;
  readonly onPrevious: (details: Details) => void;
  readonly onSubmit: (details: Details) => void;
};

/** Step 2: what the job asks and offers (JOB-08). */
export const DetailsForm = ({ initial, busy, failure, submitLabel, ...on }: DetailsFormProps) => {
  const form = useForm<Details>({
    initialValues: initial,
    validate: detailsErrors,
    validateInputOnBlur: true,
    onValuesChange: on.onChange,
  });
  return (
    <form onSubmit={form.onSubmit(on.onSubmit)} noValidate aria-label="Details">
      <Stack gap="lg">
        {failure !== undefined && (
          <Banner kind="error">
            <Group justify="space-between">
              {failure}
              <Button type="submit" variant="default" size="xs" disabled={busy || !form.isValid()}>
                Retry
              </Button>
            </Group>
          </Banner>
        )}
        <Panel title="What the job asks">
          <TextInput
            label="Qualification"
            description="For example: Bachelor in Computer Science"
            required
            {...form.getInputProps('qualification')}
          />
          <TextInput
            label="Working Hours"
            description="For example: 40 hours a week, 9 to 5"
            required
            {...form.getInputProps('workingHours')}
          />
          <ChipsField
            label="Technology"
            description="Separate with commas"
            required
            {...form.getInputProps('technologies')}
          />
          <ChipsField
            label="Skills"
            description="Optional. Separate with commas"
            {...form.getInputProps('skills')}
          />
        </Panel>
        <Panel title="What it offers">
          <ChipsField
            label="Benefits"
            description="Separate with commas"
            required
            {...form.getInputProps('benefits')}
          />
          <ChipsField
            label="Job Description"
            description="One point at a time, with commas between them"
            required
            {...form.getInputProps('description')}
          />
        </Panel>
        <Group justify="space-between">
          <Button variant="default" disabled={busy} onClick={() => on.onPrevious(form.getValues())}>
            Prev
          </Button>
          <SubmitButton busy={busy} disabled={!form.isValid()}>
            {submitLabel}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
};
