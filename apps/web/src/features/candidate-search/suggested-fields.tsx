import { type SuggestibleKind, searchRoutes } from '@forte/contract';
import { Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCallWhileTyping } from '#core/queries.ts';
import { ChipsField } from '#ui/fields/chips-field.tsx';
import { ClosedListField } from '#ui/fields/closed-list-field.tsx';

/** Fast typing asks once, and still feels immediate. */
const pause = 120;

/** What candidates have of what is being typed, from the moment on that the field is entered. */
const useSuggestions = (kind: SuggestibleKind) => {
  const [typed, setTyped] = useState<string>();
  const [text = ''] = useDebouncedValue(typed, pause);
  const isEntered = typed !== undefined;
  const { data } = useCallWhileTyping(searchRoutes.suggestTerms, { body: { kind, text } }, isEntered);
  const suggested = data?.data ?? [];
  const counts = new Map(suggested.map(({ term, count }) => [term, count]));
  return { terms: [...counts.keys()], countOf: (term: string) => counts.get(term), setTyped };
};

const CountedTerm = ({ term, count }: { readonly term: string; readonly count: number | undefined }) => (
  <Group justify="space-between" wrap="nowrap" flex={1}>
    <span>{term}</span>{' '}
    <Text span inherit c="dimmed">
      {count?.toLocaleString('en-US')}
    </Text>
  </Group>
);

type FieldProps = {
  readonly kind: SuggestibleKind;
  readonly label: string;
  readonly value: string[] | undefined;
  readonly onChange: (value: string[]) => void;
};

/** Terms of a filter as chips; typing suggests those that candidates have, with how many have them. */
export const SuggestedChipsField = ({ kind, hint, value = [], ...rest }: FieldProps & { hint: string }) => {
  const { terms, countOf, setTyped } = useSuggestions(kind);
  return (
    <ChipsField
      {...rest}
      description={hint}
      most={30}
      maxLength={200}
      value={value}
      onType={setTyped}
      data={terms}
      // The server has found them: case, accents and order are its matter.
      filter={({ options }) => options}
      renderOption={({ option }) => <CountedTerm term={option.value} count={countOf(option.value)} />}
    />
  );
};

/** Several of a closed list, each with how many candidates have it. */
export const CountedListField = ({ kind, ...rest }: FieldProps & { choices: readonly string[] }) => {
  const { countOf, setTyped } = useSuggestions(kind);
  return (
    <ClosedListField
      {...rest}
      onFocus={() => setTyped('')}
      renderOption={({ option }) => <CountedTerm term={option.value} count={countOf(option.value)} />}
    />
  );
};
