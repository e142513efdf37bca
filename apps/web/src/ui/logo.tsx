import classes from './logo.module.css';

/** The mark: a slanted f, the sign for loud, and the piece that fits its notch. */
const Mark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
    <rect width="32" height="32" rx="8" className={classes.ground} />
    <path
      d="M22.6 7.2c-4.2-1.3-7.3.6-8.2 4.9l-.3 1.5h-3.3l-.7 3.4h3.3l-1.9 9.1h4.1l1.9-9.1h2.2l2.5-3.4h-4l.3-1.3c.4-1.9 1.6-2.5 3.4-2z"
      className={classes.letter}
    />
    <path d="M20.9 13.6h3.4l-2.5 3.4h-3.4z" className={classes.piece} />
  </svg>
);

type LogoProps = {
  readonly size?: number;
  /** Light letters for the coloured panel. */
  readonly onColour?: boolean;
};

/** The mark with the product's name. */
export const Logo = ({ size = 32, onColour = false }: LogoProps) => (
  <span className={classes.logo} data-on-colour={onColour || undefined}>
    <Mark size={size} />
    <span className={classes.name}>Forte</span>
  </span>
);
