import { type ApplicationState, applicationStates } from '@forte/contract';
import { NativeSelect } from '@mantine/core';
import { stateWord } from '#ui/application-status.tsx';

type StateSelectProps = {
  readonly value: ApplicationState | undefined;
  readonly onChange: (state: ApplicationState | undefined) => void;
};

const all = 'all';
const choices = [
  { value: all, label: 'All active' },
  ...applicationStates.map((state) => ({ value: state, label: state === 'sent' ? 'New' : stateWord(state) })),
];

/** Which applications are shown; all but the withdrawn ones at first. */
export const StateSelect = ({ value, onChange }: StateSelectProps) => (
  <NativeSelect
    aria-label="Status"
    flex="1 1 7.25rem"
    maw={{ sm: 150 }}
    data={choices}
    value={value ?? all}
    onChange={({ currentTarget: { value: chosen } }) =>
      onChange(applicationStates.find((state) => state === chosen))
    }
  />
);
