import classes from './logo.module.css';
import { wordmark } from './logo-shapes.ts';

type LogoProps = {
  readonly height?: number;
  /** Light letters for the coloured panel. */
  readonly onColour?: boolean;
};

/** The wordmark: a slanted f, the sign for loud, with the piece that fits its notch, and letters of its kind. */
export const Logo = ({ height = 28, onColour = false }: LogoProps) => (
  <svg
    viewBox={wordmark.viewBox}
    height={height}
    width={height * wordmark.ratio}
    className={classes.logo}
    data-on-colour={onColour || undefined}
    aria-hidden
  >
    <g transform={wordmark.slant} strokeWidth={wordmark.pen}>
      <path className={classes.letter} d={wordmark.f} />
      <path className={classes.piece} d={wordmark.piece} />
      {wordmark.letters.map((letter) => (
        <path key={letter} className={classes.stroke} d={letter} />
      ))}
      <path className={classes.stroke} d={wordmark.bar} strokeWidth={wordmark.barPen} />
    </g>
  </svg>
);
