import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CountryButton } from './country-button.tsx';
import { countryOf, type DialCountry, searchCountries } from './dial-countries.ts';

type CountryListProps = {
  readonly country: DialCountry;
  readonly onChange: (country: DialCountry) => void;
};

/** The button with its searchable list, which is open at first: it comes when it is asked for. */
export const CountryList = ({ country, onChange }: CountryListProps) => {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    defaultOpened: true,
    onDropdownClose: () => {
      setSearch('');
      combobox.resetSelectedOption();
      combobox.focusTarget();
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes
  useEffect(() => combobox.focusSearchInput(), []);
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
        <CountryButton
          country={country}
          isOpen={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        />
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
