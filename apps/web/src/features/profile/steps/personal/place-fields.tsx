import { foldTerm, referenceRoutes } from '@forte/contract';
import { Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callOptions, useCall } from '#core/queries.ts';
import { foldedFilter } from '#ui/fields/folded-filter.ts';
import { FormSection } from '../../form/form-section.tsx';
import { Pair } from '../../form/pair.tsx';
import type { FieldsProps } from '../../form/profile-form.ts';
import type { Personal } from './personal-values.ts';
import { StateField } from './state-field.tsx';

type PlaceFieldsProps = Pick<FieldsProps<Personal>, 'form'>;

/** The states that were taken away, by the country they belong to: choosing it again brings them back. */
const useTakenStates = () => {
  const taken = useRef(new Map<string, string>());
  return {
    take: (country: string, state: string) => taken.current.set(country, state),
    backIn: (country: string) => taken.current.get(country) ?? '',
  };
};

/** Takes another country; a state that it does not have goes, and that is told. Choosing back undoes it. */
const useCountry = (form: PlaceFieldsProps['form']) => {
  const client = useQueryClient();
  const taken = useTakenStates();
  const countries = useCall(referenceRoutes.countries, {});
  const [note, setNote] = useState<string>();
  const named = countries.data?.data ?? [];
  const idOf = (country: string) => named.find(({ name }) => name === country)?.id;
  const setState = (state: string, told?: string) => {
    form.setFieldValue('state', state);
    setNote(told);
  };
  const choose = async (country: string) => {
    const { state, country: before } = form.getValues();
    if (country === before) return;
    form.setFieldValue('country', country);
    const back = taken.backIn(country);
    if (state === '') return setState(back, back && `“${back}” is back.`);
    const states = await client
      .fetchQuery(callOptions(referenceRoutes.states, { params: { countryId: idOf(country) ?? '' } }))
      .catch(() => undefined);
    const isOvertaken = form.getValues().country !== country;
    if (isOvertaken || states === undefined) return; // without an answer the server decides when it is saved
    if (states.data.some(({ name }) => foldTerm(name) === foldTerm(state))) return setNote(undefined);
    taken.take(before, state);
    const gone = `“${state}” was removed: it is not in ${country}.`;
    setState(back, back === '' ? gone : `${gone} “${back}” is back.`);
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
          autoComplete="country-name"
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
