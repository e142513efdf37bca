import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

type SearchBoxProps = {
  readonly label: string;
  /** What is searched for now, from the address. */
  readonly value: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
};

/** How long after the last letter the search goes out. */
const pause = 350;

/** A search that follows the typing. */
export const SearchBox = ({ label, value = '', onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const search = useDebouncedCallback((text: string) => {
    asked.current = text.trim();
    onSearch(asked.current === '' ? undefined : asked.current);
  }, pause);
  useEffect(() => {
    if (value !== asked.current) setTyped(value); // back, forward, or a filter cleared elsewhere
    asked.current = value;
  }, [value]);
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      w="100%"
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed === '' ? null : <CloseButton aria-label="Clear search" onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
