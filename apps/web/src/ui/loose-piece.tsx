import { wordmark } from './logo-shapes.ts';
import classes from './loose-piece.module.css';

/** The f of the wordmark whose piece lies beside it: something here does not fit. Decoration above a page's title. */
export const LoosePiece = () => (
  <svg viewBox="4.6 2.5 25 24" width={94} height={90} className={classes.drawing} aria-hidden>
    <g transform={wordmark.slant}>
      <path className={classes.letter} d={wordmark.f} />
    </g>
    <path className={classes.piece} d={wordmark.piece} transform="rotate(14) translate(13.5 5.3)" />
  </svg>
);
