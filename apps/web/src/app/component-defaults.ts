import type {
  AnchorProps,
  AvatarProps,
  ComboboxProps,
  MantineThemeComponents,
  MenuProps,
  MultiSelectProps,
  PopoverProps,
  SelectProps,
  TagsInputProps,
  TextareaProps,
} from '@mantine/core';

/** By a component's name: its `extend` would bring the component itself, and its styles, onto every page. */
const defaults = <Props extends object>(defaultProps: Partial<Props>) => ({ defaultProps });

/** What Mantine's components are given wherever they stand. */
export const components: MantineThemeComponents = {
  // Beside the page's own header, a dialog's is no banner.
  ModalHeader: { defaultProps: { component: 'div' } },
  DrawerHeader: { defaultProps: { component: 'div' } },
  // Menus and lists are popovers: what floats has a shadow.
  Popover: defaults<PopoverProps>({ shadow: 'md' }),
  // What a control opens stands beside it, in its landmark and next in order, not at the end of the page.
  Menu: defaults<MenuProps>({ withInitialFocusPlaceholder: false, withinPortal: false }),
  // Fixed: before it has its place, a list stands at the page's top, and choosing in it would scroll there.
  Combobox: defaults<ComboboxProps>({ withinPortal: false, floatingStrategy: 'fixed' }),
  // The list itself scrolls (targets.css), not a box inside it that no key would reach; and it is no stop of its own, which
  // would close it and leave focus nowhere.
  ComboboxOptions: { defaultProps: { tabIndex: -1 } },
  // It opens by a press, an arrow or a letter: opened by focus alone, it would hide its own error and the fields below.
  Select: defaults<SelectProps>({ withScrollArea: false, openOnFocus: false }),
  MultiSelect: defaults<MultiSelectProps>({ withScrollArea: false, openOnFocus: false }),
  TagsInput: defaults<TagsInputProps>({ withScrollArea: false }),
  Anchor: defaults<AnchorProps>({ underline: 'always' }),
  Textarea: defaults<TextareaProps>({ autosize: true, minRows: 3, maxRows: 12 }),
  Avatar: defaults<AvatarProps>({ color: 'teal' }),
};
