import { foldTerm } from '@forte/contract';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';

/** Finds `Mahārāshtra` by "maharashtra": options are compared as searches compare terms. For options without groups. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const wanted = foldTerm(search);
  const isFound = (option: (typeof options)[number]): option is ComboboxItem =>
    'label' in option && foldTerm(option.label).includes(wanted);
  return options.filter(isFound).slice(0, limit);
};
