import { Group } from '@mantine/core';
import { ApplicationTimelineShape } from '../application-status.tsx';
import { Bone } from '../bone.tsx';
import { CardShell } from '../card-shell.tsx';
import { Facts } from '../facts.tsx';

type Part = 'photo' | 'score' | 'amount' | 'aside' | 'beside' | 'history' | 'foot';

/** What the cards of a list are made of besides title, facts and terms. */
export type CardShape = {
  readonly parts: readonly Part[];
  /** Those of their facts. */
  readonly columns: string;
  /** How wide each of their buttons is. */
  readonly buttons?: readonly string[];
};

/** As uneven as words are. */
const factWidths = ['6rem', '4.5rem', '7rem', '5rem', '8rem'];

const factsOf = (columns: string) =>
  columns
    .match(/\w+\([^)]*\)|\S+/g)
    ?.map((_, at) => <Bone key={factWidths[at]} width={factWidths[at] ?? '5rem'} />) ?? [];

const Beside = () => (
  <>
    <Bone width="80%" />
    <Bone width="60%" />
  </>
);

const Chips = () => (
  <Group gap={6}>
    {['5rem', '7rem', '6rem', '8rem'].map((width) => (
      <Bone key={width} width={width} shape="chip" />
    ))}
  </Group>
);

/** A card before it is there: where something will be stands a shape. */
export const CardSkeleton = ({ parts, columns, buttons = [] }: CardShape) => {
  const has = (part: Part) => parts.includes(part);
  return (
    <CardShell
      leading={has('photo') && <Bone width="3rem" shape="photo" />}
      title={<Bone width="12rem" />}
      subtitle={<Bone width="18rem" />}
      score={has('score') && <Bone width="2.75rem" shape="photo" />}
      amount={has('amount') && <Bone width="6rem" />}
      aside={has('aside') && <Bone width="1.5rem" />}
      terms={<Chips />}
      foot={has('foot') && <Bone width="14rem" />}
      actions={
        buttons.length > 0 && buttons.map((width) => <Bone key={width} width={width} shape="button" />)
      }
      beside={has('history') ? <ApplicationTimelineShape /> : has('beside') && <Beside />}
    >
      <Facts facts={factsOf(columns)} columns={columns} />
    </CardShell>
  );
};
