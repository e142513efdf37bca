import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconEyeOff } from '@tabler/icons-react';

/** A password with a button that shows and hides it. */
export const PasswordField = (props: TextInputProps) => {
  const [visible, { toggle }] = useDisclosure();
  const Icon = visible ? IconEyeOff : IconEye;
  return (
    <TextInput
      type={visible ? 'text' : 'password'}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={visible ? 'Hide password' : 'Show password'}
          onClick={toggle}
          onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
        >
          <Icon size={20} stroke={1.6} />
        </ActionIcon>
      }
      {...props}
    />
  );
};
