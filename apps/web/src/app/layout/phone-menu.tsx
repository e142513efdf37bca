import { Burger } from '@mantine/core';
import { late } from '#core/late.tsx';
import { useLateOpening } from '#core/use-late-opening.ts';
import type { MenuProps } from './menu-drawer.tsx';

const MenuDrawer = late(() => import('./menu-drawer.tsx'), 'MenuDrawer');

/** Everything of the header, folded into a drawer on a phone (APP-12). */
export const PhoneMenu = (menu: MenuProps) => {
  const { isHere, isComing, opened, open, close } = useLateOpening({
    load: MenuDrawer.load,
    what: 'The menu',
    ahead: true,
  });
  return (
    <>
      <Burger
        opened={opened}
        onClick={open}
        aria-label="Menu"
        aria-expanded={opened}
        aria-busy={isComing}
        size="sm"
      />
      {isHere && <MenuDrawer {...menu} opened={opened} onClose={close} />}
    </>
  );
};
