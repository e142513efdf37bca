import classes from './drawing.module.css';

/**
 * What the product does: somebody's strongest point, which stands out, fits the place that a job has for it.
 * Slanted, notched and coloured as the mark is.
 */
export const Drawing = () => (
  <svg viewBox="0 0 456 268" className={classes.drawing} aria-hidden>
    <g transform="matrix(1 0 -.2126 1 46 0)">
      <rect x="10" y="12" width="204" height="204" rx="14" className={classes.person} />
      <circle cx="46" cy="50" r="18" className={classes.mid} />
      <circle cx="46" cy="45" r="6.5" className={classes.face} />
      <path d="M34.5 62a11.5 10 0 0 1 23 0a18 18 0 0 1-23 0z" className={classes.face} />
      <path d="M78 44h84M78 60h52" className={classes.words} />
      <path d="M28 102h76M28 190h104" className={classes.strength} />
      <path
        d="M230 56h170a14 14 0 0 1 14 14v172a14 14 0 0 1-14 14H230a14 14 0 0 1-14-14v-72h44v-48h-44V70a14 14 0 0 1 14-14z"
        className={classes.job}
      />
      <rect x="22" y="128" width="232" height="36" rx="4" className={classes.piece} />
      <path d="M240 88h92" className={classes.title} />
      <path d="M240 196h136M240 220h88" className={classes.lines} />
      <circle cx="352" cy="146" r="22" className={classes.ring} />
      <path d="M342 146l7 8 13-15" className={classes.tick} />
    </g>
  </svg>
);
