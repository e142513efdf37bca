import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { ChipsField } from '#ui/fields/chips-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { type Details, detailsErrors } from './draft.ts';
import { NotSaved } from './not-saved.tsx';
import type { SaveFailure } from './use-save-posting.ts';

type DetailsFormProps = {
  readonly initial: Details;
  readonly submitLabel: 'Save' | 'Update';
  readonly busy: boolean;
  /** Why the last try failed; what was typed stays. */
  readonly failure: SaveFailure | undefined;
  /** None for a new one. */
  readonly postingId: string | undefined;
  readonly onChange: (details: Details) => void;
  readonly onPrevious: (details: Details) => void;
  readonly onSubmit: (details: Details) => void;
  /** Of two saves, the other one is taken, or this one in spite of it. */
  readonly onReload: () => void;
  readonly onKeepMine: (details: Details) => void;
};

/** Step 2: what the job asks and offers (JOB-08). */
export const DetailsForm = ({ initial, busy, failure, postingId, submitLabel, ...on }: DetailsFormProps) => {
  const form = useForm<Details>({
    initialValues: initial,
    validate: detailsErrors,
    validateInputOnBlur: true,
    onValuesChange: on.onChange,
  });
  return (
    <form onSubmit={form.onSubmit(on.onSubmit)} noValidate aria-label="Details">
      <Stack gap="lg">
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
        {failure !== undefined && (
          <NotSaved
            failure={failure}
            postingId={postingId}
            busy={busy}
            isValid={form.isValid()}
            onReload={on.onReload}
            onKeepMine={() => form.onSubmit(on.onKeepMine)()}
          />
        )}
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
