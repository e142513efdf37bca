import type { ProfileView } from '@forte/contract';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Facts } from '#ui/facts.tsx';
import { PersonAvatar } from '#ui/person-avatar.tsx';
import classes from './profile-head.module.css';

type ProfileHeadProps = {
  readonly profile: ProfileView;
  /** The photo with a button of its own, for the owner. */
  readonly photo?: ReactNode;
  /** In one line, what decides whether to read on. */
  readonly facts?: readonly string[];
  readonly children?: ReactNode;
};

/** The top of a profile: photo, what they look for, where they are, and their own words. */
export const ProfileHead = ({ profile, photo, facts, children }: ProfileHeadProps) => (
  <div className={classes.head}>
    <div className={classes.person}>
      {photo ?? (
        <PersonAvatar photo={profile.photo} firstName={profile.firstName} lastName={profile.lastName} />
      )}
      <div className={classes.words}>
        <Text fw={600} dir="auto">
          {profile.preferredJobs.join(', ') || profile.institution}
        </Text>
        <Text size="sm" c="dimmed" dir="auto">
          {[profile.city, profile.state, profile.country].filter(Boolean).join(', ')}
        </Text>
        {facts !== undefined && <Facts facts={facts} isFirstBold />}
      </div>
      {children}
    </div>
    {profile.about !== '' && (
      <Text className={classes.about ?? ''} dir="auto">
        {profile.about}
      </Text>
    )}
  </div>
);
