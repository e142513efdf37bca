import { Anchor, Avatar, type MantineThemeComponents, Menu, PasswordInput, Textarea } from '@mantine/core';

/** What Mantine's components are given wherever they stand. */
export const components: MantineThemeComponents = {
  // Beside the page's own header, a dialog's is no banner.
  ModalHeader: { defaultProps: { component: 'div' } },
  DrawerHeader: { defaultProps: { component: 'div' } },
  Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
  Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
  PasswordInput: PasswordInput.extend({
    defaultProps: {
      visibilityToggleButtonProps: { 'aria-label': 'Show password', tabIndex: 0 },
    },
  }),
  Textarea: Textarea.extend({ defaultProps: { autosize: true, minRows: 3, maxRows: 12 } }),
  Avatar: Avatar.extend({ defaultProps: { color: 'teal' } }),
};
