import { Button, Combobox, useCombobox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { countryOf, type DialCountry, searchCountries } from './dial-countries.ts';

type PhoneCountryProps = {
  readonly country: DialCountry;
  readonly onChange: (country: DialCountry) => void;
};

/** The country of a phone number: a button that opens a searchable list. */
export const PhoneCountry = ({ country, onChange }: PhoneCountryProps) => {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      setSearch('');
      combobox.resetSelectedOption();
      combobox.focusTarget();
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const found = combobox.dropdownOpened ? searchCountries(search) : [];
  return (
    <Combobox
      store={combobox}
      width={300}
      withinPortal={false}
      position="bottom-start"
      onOptionSubmit={(iso) => {
        onChange(countryOf(iso));
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withAriaAttributes={false}>
        <Button
          variant="default"
          fw={400}
          px="sm"
          h="auto"
          rightSection={<IconChevronDown size={16} />}
          aria-label={`${country.iso} +${country.dial}, country: ${country.name}`}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        >
          {country.iso} +{country.dial}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.selectFirstOption();
          }}
          // Where no country is found, Enter must not send the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder="Country or code"
          aria-label="Search country"
          role="combobox"
          withAria={false} // else it took the id and the description of the number's input
          aria-expanded={combobox.dropdownOpened}
        />
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }} aria-label="Countries">
          {found.map(({ iso, name, dial }) => (
            <Combobox.Option value={iso} key={iso} active={iso === country.iso}>
              {name} (+{dial})
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>No country found</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
