import { Avatar } from '@mantine/core';

type PersonAvatarProps = {
  readonly photo: string | null;
  readonly firstName: string;
  readonly lastName: string;
};

const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('en-US') ?? '';

/** A photo, or the initials. The name stands beside it, so it says nothing itself. */
export const PersonAvatar = ({ photo, firstName, lastName }: PersonAvatarProps) => (
  <Avatar
    src={photo}
    alt=""
    size={48}
    radius="50%"
    variant="light"
    aria-hidden
    imageProps={{ loading: 'lazy' }}
  >
    {`${initial(firstName)}${initial(lastName)}`}
  </Avatar>
);
