import { profileRoutes } from '@forte/contract';
import { Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptions, useCall } from '#core/calls.ts';
import { foldedFilter } from '#ui/fields/folded-filter.ts';
import { FormSection } from '../../form/form-section.tsx';
import { Pair } from '../../form/pair.tsx';
import type { FieldsProps } from '../../form/profile-form.ts';
import type { Personal } from './personal-values.ts';
import { StateField } from './state-field.tsx';

type PlaceFieldsProps = Pick<FieldsProps<Personal>, 'form'>;

/** Takes another country; a state that it does not have goes, and that is told. */
const useCountry = (form: PlaceFieldsProps['form']) => {
  const client = useQueryClient();
  const countries = useCall(profileRoutes.countries, {});
  const [note, setNote] = useState<string>();
  const named = countries.data?.data ?? [];
  const idOf = (country: string) => named.find(({ name }) => name === country)?.id;
  const choose = async (country: string) => {
    const { state } = form.getValues();
    form.setFieldValue('country', country);
    setNote(undefined);
    if (state === '') return;
    const countryId = idOf(country) ?? '';
    const states = await client
      .fetchQuery(callOptions(profileRoutes.states, { params: { countryId } }))
      .catch(() => undefined);
    if (states?.data.some(({ name }) => name === state)) return;
    form.setFieldValue('state', '');
    setNote(`“${state}” was removed: it is not in ${country}.`);
  };
  return { countries, named, idOf, choose, note };
};

const namesWith = (names: readonly string[], value: string): string[] =>
  value === '' || names.includes(value) ? [...names] : [value, ...names];

/** Where the candidate lives. */
export const PlaceFields = ({ form }: PlaceFieldsProps) => {
  const { countries, named, idOf, choose, note } = useCountry(form);
  const { country } = form.values;
  const { onChange: _, value: __, ...field } = form.getInputProps('country');
  return (
    <FormSection title="Where you live">
      <Pair>
        <Select
          label="Country"
          required
          searchable
          filter={foldedFilter}
          data={namesWith(
            named.map(({ name }) => name),
            country,
          )}
          placeholder={countries.isError ? 'The countries could not be loaded' : 'Choose a country'}
          nothingFoundMessage="No country of this name"
          {...field}
          value={country === '' ? null : country}
          onChange={(chosen) => chosen !== null && void choose(chosen)}
          onDropdownOpen={() => countries.isError && void countries.refetch()}
        />
        <StateField form={form} countryId={idOf(country)} note={note} />
        <TextInput label="City" required autoComplete="address-level2" {...form.getInputProps('city')} />
        <TextInput label="Pincode" autoComplete="postal-code" {...form.getInputProps('pincode')} />
      </Pair>
      <TextInput label="Address" autoComplete="street-address" {...form.getInputProps('address')} />
    </FormSection>
  );
};
