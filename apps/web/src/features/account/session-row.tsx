import type { OwnSession } from '@forte/contract';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDevices, IconDeviceTablet } from '@tabler/icons-react';
import { age, day } from '#core/format.ts';
import { Bone } from '#ui/bone.tsx';
import { Facts } from '#ui/facts.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { softwareOf } from './session-names.ts';
import classes from './session-row.module.css';

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDevices,
} as const;

type SessionRowProps = { readonly session: OwnSession; readonly onEnd: () => void };

/** One place where the user is signed in. This one is left by Logout, so it has no button. */
export const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const { device, clientAddress, since, lastUsedAt, isCurrent } = session;
  const Icon = icons[device];
  const software = softwareOf(session);
  return (
    <div className={classes.row}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <div className={classes.name}>
          <strong>{software}</strong>
          {isCurrent && <StatusBadge tone="good">This device</StatusBadge>}
        </div>
        <Facts facts={[clientAddress]} />
        <Facts facts={[`Signed in ${day(since)}`]} />
        <Facts facts={[isCurrent ? 'In use now' : `Last used ${age(lastUsedAt)}`]} />
      </div>
      {!isCurrent && (
        <Button variant="default" size="sm" onClick={onEnd}>
          Sign out
          <VisuallyHidden>
            {` of ${software}, signed in ${day(since)}, last used ${age(lastUsedAt)}`}
          </VisuallyHidden>
        </Button>
      )}
    </div>
  );
};

/** One of them before it is there. */
export const SessionShape = () => (
  <div className={classes.row}>
    <Bone width="1.5rem" shape="photo" />
    <div className={classes.text}>
      {['10rem', '7rem', '9rem', '8rem'].map((width) => (
        <div key={width}>
          <Bone width={width} />
        </div>
      ))}
    </div>
  </div>
);
