import { Checkbox } from '@mantine/core';
import type { Chosen } from './use-chosen.ts';

/** Chooses at once all that are shown and wait for an answer: of many applicants most get the same one. */
export const ChooseAll = ({ chosen, undecided, choose }: Chosen) => {
  if (undecided.length < 2) return null;
  const count = undecided.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      mb="xs"
      label={`Choose the ${undecided.length} undecided that are shown`}
      checked={count === undecided.length}
      indeterminate={count > 0 && count < undecided.length}
      onChange={({ currentTarget }) => choose(undecided, currentTarget.checked, currentTarget)}
    />
  );
};
