import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

/** A password with a button that shows and hides it. */
export const PasswordField = (props: PasswordInputProps) => {
  const [visible, { toggle }] = useDisclosure();
  return (
    <PasswordInput
      visible={visible}
      onVisibilityChange={toggle}
      visibilityToggleButtonProps={{
        'aria-label': visible ? 'Hide password' : 'Show password',
        tabIndex: 0,
      }}
      {...props}
    />
  );
};
