import classes from './empty-drawing.module.css';

/** A card, and below it the place of one that is not there. */
export const EmptyDrawing = () => (
  <svg viewBox="0 0 128 80" width={128} height={80} className={classes.drawing} aria-hidden>
    <rect x="8" y="5" width="112" height="31" rx="6" className={classes.card} />
    <path d="M20 16h40M20 25h64" className={classes.lines} />
    <path d="m102 12.5 9-2.600v14l-9 2.600z" className={classes.piece} />
    <rect x="8" y="44" width="112" height="31" rx="6" className={classes.place} />
  </svg>
);
