import { emptyProfile } from '@forte/contract/testing/empty-profile';
import { type FieldRow, filledSteps, profileFields, refusedBy } from '@forte/contract/testing/profile-fields';
import { withValue } from '@forte/contract/testing/with-value';
import { useForm } from '@mantine/form';
import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { bodyResolver, toFormPath } from '#core/form-errors.ts';
import { show } from '#testing/render.tsx';
import type { FormOf, ProfileForm } from '../form/profile-form.ts';
import { educationForm } from './education.tsx';
import { expectationForm } from './expectation.tsx';
import { experienceForm } from './experience/experience.ts';
import { fresherForm } from './fresher.tsx';
import { personalForm } from './personal/personal.ts';
import { skillsForm } from './skills.tsx';
import { visaForm } from './visa.tsx';

vi.mock('#core/send.ts', () => ({ send: async () => ({ code: '1', message: '', data: [] }) }));

/** Whatever a step's values are, here they are set by their paths. */
type AnyForm = ProfileForm<Record<string, unknown>>;
const forms = {
  personalDetails: personalForm,
  workExperience: experienceForm,
  fresher: fresherForm,
  visaDetails: visaForm,
  skillDetails: skillsForm,
  educationDetails: educationForm,
  expectationDetails: expectationForm,
} as unknown as Record<FieldRow['step'], AnyForm>;

type Values = Record<string, unknown>;
type ScreenProps = { definition: AnyForm; values: Values; onForm: (form: FormOf<Values>) => void };

const Screen = ({ definition, values, onForm }: ScreenProps) => {
  const form = useForm({ initialValues: values, validate: bodyResolver(definition.body, definition.names) });
  onForm(form);
  return <definition.Fields form={form} profile={emptyProfile} />;
};

const showStep = (step: FieldRow['step']) => {
  const definition = forms[step];
  const decoded = z.decode(definition.body, filledSteps[step] as never) as object; // a body of the table is valid
  const blank = definition.valuesOf(emptyProfile);
  const values: Values = { ...blank, ...decoded };
  let form: FormOf<Values> | undefined;
  const onForm = (shown: FormOf<Values>) => {
    form = shown;
  };
  show(<Screen definition={definition} values={values} onForm={onForm} />);
  return ({ path: wirePath, letters }: FieldRow, value: unknown) => {
    const path = toFormPath(wirePath, definition.names);
    const missing = path.includes('.') ? (letters ? '' : null) : blank[path];
    act(() => form?.setValues(withValue(values, path, value === undefined ? missing : value)));
    act(() => void form?.validate());
  };
};

/** What the fields on the screen are called, without the star of what is required. */
const labelsShown = (): string[] =>
  [...document.querySelectorAll('.mantine-InputWrapper-label, [aria-label]')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent.replace(' *', ''),
  );

describe.each(Object.keys(forms) as FieldRow['step'][])('the screen of %s', (step) => {
  test('names each field as its sentences do, and shows them at it', { timeout: 60_000 }, () => {
    const check = showStep(step);
    const labels = labelsShown();
    for (const field of profileFields.filter((row) => row.step === step)) {
      // "Years of SQL" stands for "Years"
      expect(
        labels.some((label) => `${label} `.startsWith(`${field.label} `)),
        field.label,
      ).toBe(true);
      for (const { value, sentence } of refusedBy(field)) {
        check(field, value);
        expect(document.body.textContent).toContain(sentence);
      }
    }
  });
});
