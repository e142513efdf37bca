import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Initials } from './initials.tsx';

type ProfileButtonProps = ButtonProps & { readonly name: string; readonly onClick?: () => void };

/** The user's name, under which the menu opens. What opens it gives the rest. */
export const ProfileButton = ({ name, ...target }: ProfileButtonProps) => (
  <Button
    {...target}
    variant="subtle"
    color="gray"
    c="var(--mantine-color-text)"
    px="xs"
    leftSection={<Initials name={name} />}
    rightSection={<IconChevronDown size={16} />}
    maw={240}
  >
    {name}
  </Button>
);
