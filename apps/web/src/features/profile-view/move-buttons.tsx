import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import type { Point, Size } from 'react-easy-crop';

const step = 24;
const moves = [
  { name: 'Move left', Icon: IconArrowLeft, x: -step, y: 0 },
  { name: 'Move right', Icon: IconArrowRight, x: step, y: 0 },
  { name: 'Move up', Icon: IconArrowUp, x: 0, y: -step },
  { name: 'Move down', Icon: IconArrowDown, x: 0, y: step },
];

/** The nearest place to which so wide a picture can be moved, from its middle, without leaving a part of the cut empty. */
const within = (place: number, picture: number, cut: number): number => {
  const most = Math.max(0, (picture - cut) / 2);
  return Math.min(most, Math.max(-most, place));
};

type MoveButtonsProps = {
  readonly crop: Point;
  readonly zoom: number;
  /** As it is shown at a zoom of 1, in pixels; undefined until it is. */
  readonly picture: Size | undefined;
  readonly cut: Size | undefined;
  readonly onMove: (crop: Point) => void;
};

/** Moves the picture by single presses, for whoever can't drag (WCAG 2.5.7). */
export const MoveButtons = ({ crop, zoom, picture, cut, onMove }: MoveButtonsProps) => {
  if (picture === undefined || cut === undefined) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {moves.map(({ name, Icon, x, y }) => {
        const moved = {
          x: within(crop.x + x, picture.width * zoom, cut.width),
          y: within(crop.y + y, picture.height * zoom, cut.height),
        };
        const isAtEnd = moved.x === crop.x && moved.y === crop.y;
        return (
          <ActionIcon
            key={name}
            variant="default"
            size={36}
            aria-label={name}
            // Not `disabled`: focus would be lost at the end of the way.
            aria-disabled={isAtEnd}
            data-disabled={isAtEnd}
            onClick={() => onMove(moved)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        );
      })}
    </Group>
  );
};
