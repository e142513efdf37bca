import {
  proficiencies,
  profileRoutes,
  referenceRoutes,
  skillDetailBody,
  skillDetailNames,
} from '@forte/contract';
import { Checkbox, NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '#core/queries.ts';
import type { Suggested } from '#core/resume-suggestions.ts';
import { foldedFilter } from '#ui/fields/folded-filter.ts';
import { AddNames } from '../form/add-names.tsx';
import { FormSection } from '../form/form-section.tsx';
import { Lines } from '../form/lines.tsx';
import { listError } from '../form/list-error.ts';
import { type FieldsProps, type FillingBody, type ProfileForm, savingBy } from '../form/profile-form.ts';

type Skills = FillingBody<typeof profileRoutes.addSkillDetails>;

const levels = [
  { value: '', label: 'Proficiency' },
  ...proficiencies.map((label, index) => ({ value: String(index + 1), label })),
];

const SkillRows = ({ form }: Pick<FieldsProps<Skills>, 'form'>) => {
  const { skills } = form.values;
  const names = skills.map(({ name }) => name);
  return (
    <>
      <AddNames
        label="Skill"
        data-path="skills"
        description="One at a time, or several with commas, up to 50: SQL, Apex, Tableau"
        required
        error={form.errors.skills}
        names={names}
        onAdd={(added) =>
          form.setFieldValue('skills', [...skills, ...added.map((name) => ({ name, proficiency: null }))])
        }
      />
      <Lines
        label="Your skills"
        names={names}
        onRemove={(index) => form.removeListItem('skills', index)}
        errorOf={(index) => listError(form.errors, `skills.${index}`)}
      >
        {(index) => (
          <NativeSelect
            aria-label={`Proficiency of ${names[index]}`}
            data={levels}
            value={skills[index]?.proficiency ?? ''}
            error={Boolean(form.errors[`skills.${index}.proficiency`])}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue(`skills.${index}.proficiency`, value === '' ? null : Number(value))
            }
          />
        )}
      </Lines>
    </>
  );
};

const abilities = [
  { key: 'read', label: 'Read' },
  { key: 'write', label: 'Write' },
  { key: 'speak', label: 'Speak' },
] as const;

const LanguageRows = ({ form }: Pick<FieldsProps<Skills>, 'form'>) => {
  const offered = useCall(referenceRoutes.languages, {});
  const names = form.values.languages.map(({ name }) => name);
  const rest = (offered.data?.data ?? []).map(({ name }) => name).filter((name) => !names.includes(name));
  const [typed, setTyped] = useState('');
  const add = (name: string | null) => {
    if (name === null) return;
    form.insertListItem('languages', { name, read: true, write: true, speak: true });
    setTyped(''); // the next one is sought among all
  };
  return (
    <>
      <Select
        label="Add a language"
        data-path="languages"
        placeholder={offered.isError ? 'The languages could not be loaded' : 'Choose a language'}
        searchable
        filter={foldedFilter}
        value={null}
        searchValue={typed}
        onSearchChange={setTyped}
        data={rest}
        limit={50}
        nothingFoundMessage="No language of this name"
        error={listError(form.errors, 'languages')}
        onChange={add}
        onDropdownOpen={() => offered.isError && void offered.refetch()}
      />
      <Lines
        label="Your languages"
        names={names}
        onRemove={(index) => form.removeListItem('languages', index)}
        errorOf={() => undefined}
      >
        {(index) =>
          abilities.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              aria-label={`${label} ${names[index]}`}
              {...form.getInputProps(`languages.${index}.${key}`, { type: 'checkbox' })}
            />
          ))
        }
      </Lines>
    </>
  );
};

const SkillFields = ({ form }: FieldsProps<Skills>) => (
  <>
    <FormSection title="Skills" hint="The match to a job rests on these, and on how well you know them.">
      <SkillRows form={form} />
    </FormSection>
    <FormSection title="Languages">
      <LanguageRows form={form} />
    </FormSection>
  </>
);

/** How well a skill is known the resume does not tell: the level is left to be chosen. */
const take = (values: Skills, { part, value }: Suggested): Skills => {
  if (part === 'skill') return { ...values, skills: [...values.skills, { name: value, proficiency: null }] };
  if (part !== 'language') return values;
  const language = { name: value, read: true, write: true, speak: true };
  return { ...values, languages: [...values.languages, language] };
};

/** Skills and languages (PROF-06). */
export const skillsForm: ProfileForm<Skills> = {
  step: 'Skills',
  key: 'skills',
  title: 'Skills and languages',
  lead: 'What you are good at, with an honest level for each. Employers search by these.',
  sections: [1, 1],
  body: skillDetailBody,
  names: skillDetailNames,
  valuesOf: ({ skills, languages }) => ({ skills, languages }),
  take,
  add: savingBy(profileRoutes.addSkillDetails),
  edit: savingBy(profileRoutes.editSkillDetails),
  Fields: SkillFields,
};
