import { useShortlist } from '#core/use-shortlist.ts';
import { HeartButton } from './heart-button.tsx';

type ShortlistHeartProps = {
  readonly candidateId: string;
  /** Of the candidate. */
  readonly name: string;
  readonly on: boolean;
};

/** Puts a candidate on the employer's shortlist, or takes them off (SEARCH-06). */
export const ShortlistHeart = ({ candidateId, name, on }: ShortlistHeartProps) => {
  const setShortlisted = useShortlist(candidateId);
  const label = on ? `Remove ${name} from shortlist` : `Add ${name} to shortlist`;
  return <HeartButton on={on} label={label} onToggle={setShortlisted} />;
};
