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
        'aria-pressed': undefined, // the label tells it already
        tabIndex: 0,
      }}
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  );
};
