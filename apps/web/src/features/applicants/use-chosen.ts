import { type Application, mostApplications } from '@forte/contract';
import { useRef, useState } from 'react';
import { addresseeOf } from '#ui/answer/addressee.ts';

const isUndecided = ({ status, withdrawnAt }: Application): boolean =>
  withdrawnAt === null && status !== 'declined' && status !== 'hired';

const idOf = ({ id }: Application): string => id;

/** Which of the applications that are shown are chosen, and the box that the last choice was made with. */
export const useChosen = (shown: readonly Application[]) => {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const lastBox = useRef<HTMLElement>(null);
  // One that a filter took out of sight is not answered unseen.
  const chosen = new Set(shown.map(idOf).filter((id) => picked.has(id)));
  const undecided = shown.filter(isUndecided).slice(0, mostApplications).map(idOf);
  const choose = (ids: readonly string[], on: boolean, box: HTMLElement) => {
    lastBox.current = box;
    setPicked(on ? new Set([...chosen, ...ids]) : new Set([...chosen].filter((id) => !ids.includes(id))));
  };
  return {
    chosen,
    undecided,
    choose,
    addressees: shown.filter(({ id }) => chosen.has(id)).map(addresseeOf),
    clear: () => {
      lastBox.current?.focus({ preventScroll: true }); // the bar that is pressed goes with the last choice
      setPicked(new Set());
    },
  };
};
export type Chosen = ReturnType<typeof useChosen>;
