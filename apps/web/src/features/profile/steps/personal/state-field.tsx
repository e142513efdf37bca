import { referenceRoutes } from '@forte/contract';
import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#core/queries.ts';
import { foldedFilter } from '#ui/fields/folded-filter.ts';
import type { FieldsProps } from '../../form/profile-form.ts';
import type { Personal } from './personal-values.ts';

type StateFieldProps = Pick<FieldsProps<Personal>, 'form'> & {
  readonly countryId: string | undefined;
  /** What became of the state when the country changed. */
  readonly note: string | undefined;
};

const noteBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** The state: one of those of the country, or a free text where none are known. */
export const StateField = ({ form, countryId, note }: StateFieldProps) => {
  const states = useQuery({
    ...callOptions(referenceRoutes.states, { params: { countryId: countryId ?? '' } }),
    enabled: countryId !== undefined,
  });
  const names = [...new Set(states.data?.data.map(({ name }) => name))];
  const { value, onChange, ...field } = form.getInputProps('state');
  const shared = {
    label: 'State',
    inputWrapperOrder: noteBelow,
    ...(!note ? {} : { description: <span role="status">{note}</span> }),
  };
  if (countryId === undefined || names.length > 0 || states.isFetching) {
    return (
      <Select
        {...shared}
        searchable
        filter={foldedFilter}
        clearable
        clearButtonProps={{ 'aria-label': 'No state' }}
        data={value === '' || names.includes(value) ? names : [value, ...names]}
        disabled={countryId === undefined}
        placeholder={countryId === undefined ? 'Choose the country first' : 'Choose a state'}
        nothingFoundMessage={states.isFetching ? 'Loading' : 'No state of this name'}
        {...field}
        value={value === '' ? null : value}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  }
  return <TextInput {...shared} value={value} onChange={onChange} {...field} />;
};
