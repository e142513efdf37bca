import { ActionIcon, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './scheme-switch.module.css';

const schemes = [
  { value: 'auto', label: 'As the system', Icon: IconDeviceDesktop },
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
] as const;

/**
 * Light, dark, or as the system says (the default). A popover of the browser's own: it stands on every page, and
 * Mantine's menu would be a sixth of what the login loads.
 */
export const SchemeSwitch = ({ className }: { className?: string }) => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const id = useId();
  const { Icon } = schemes.find(({ value }) => value === colorScheme) ?? schemes[0];
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Colours"
        popoverTarget={id}
        {...(className === undefined ? {} : { className })}
      >
        <Icon size={20} stroke={1.6} />
      </ActionIcon>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div id={id} popover="auto" role="group" aria-label="Colours" className={classes.choices}>
        {schemes.map(({ value, label, Icon: ChoiceIcon }) => (
          <UnstyledButton
            key={value}
            className={classes.choice ?? ''}
            aria-pressed={value === colorScheme}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => setColorScheme(value)}
          >
            <ChoiceIcon size={18} stroke={1.6} />
            {label}
          </UnstyledButton>
        ))}
      </div>
    </>
  );
};
