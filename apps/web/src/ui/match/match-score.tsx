import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { late } from '#core/late.tsx';
import { useLateOpening } from '#core/use-late-opening.ts';
import classes from './match-score.module.css';

/** A pair, as the reasons are asked for. */
export type Pair = { readonly postingId: string; readonly candidateId: string };

type MatchScoreProps = Pair & {
  /** 0 to 100; null while there is not enough to compare. */
  readonly score: number | null;
  /** What the score is of, for who can't see the card around it: a job's title, a candidate's name. */
  readonly about: string;
  /** Whose way to a better score the reasons show. */
  readonly isOwn?: boolean;
};

const radius = 18;
const round = 2 * Math.PI * radius;

const Ring = ({ score }: { score: number }) => (
  <span className={classes.ring}>
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle className={classes.track} cx="22" cy="22" r={radius} />
      <circle
        className={classes.value}
        cx="22"
        cy="22"
        r={radius}
        strokeDasharray={`${(round * score) / 100} ${round}`}
        transform="rotate(-90 22 22)"
      />
    </svg>
    <span className={classes.number}>{`${score}%`}</span>
  </span>
);

/** Comes with the first press: few are asked for their reasons. */
const ReasonsDialog = late(() => import('./reasons-dialog.tsx'), 'ReasonsDialog');

/** How well a candidate and a posting match (MATCH-01), in one hue with its number; pressed, its reasons (MATCH-04). */
export const MatchScore = ({ score, about, isOwn = false, postingId, candidateId }: MatchScoreProps) => {
  const { isHere, isComing, opened, open, close } = useLateOpening({
    load: ReasonsDialog.load,
    what: 'The reasons',
  });
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.score}
        onClick={open}
        aria-haspopup="dialog"
        aria-busy={isComing}
      >
        {score !== null && <Ring score={score} />}
        <span className={score === null ? classes.none : classes.word}>
          {score === null ? 'Not enough to compare yet' : 'match'}
          <VisuallyHidden>{`: ${about}. Show why`}</VisuallyHidden>
        </span>
      </button>
      {isHere && (
        <ReasonsDialog
          {...{ opened, about, isOwn, postingId, candidateId }}
          onClose={close}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  );
};
