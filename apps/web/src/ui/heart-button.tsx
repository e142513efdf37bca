import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';

type HeartButtonProps = {
  readonly on: boolean;
  /** What a press does, with the name of what it is done to: "Save Java Developer". */
  readonly label: string;
  readonly onToggle: (on: boolean) => void;
};

/** A heart that is full or empty; pressed, it says so at once. */
export const HeartButton = ({ on, label, onToggle }: HeartButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size="lg"
    c="var(--forte-heart)"
    aria-label={label}
    title={label}
    aria-pressed={on}
    onClick={() => onToggle(!on)}
  >
    {on ? <IconHeartFilled size={20} /> : <IconHeart size={20} stroke={1.6} />}
  </ActionIcon>
);
