import classes from './drawing.module.css';

/** Pieces that fit: three bars of growing strength, and the last one finding its place. */
export const Drawing = () => (
  <svg viewBox="0 0 420 260" className={classes.drawing} aria-hidden>
    <path d="M20 236h380" className={classes.ground} />
    <path d="M70 236v-62l62-18v80z" className={classes.barQuiet} />
    <path d="M152 236v-96l62-18v114z" className={classes.bar} />
    <path d="M234 236V104l22-6.4v24h22v-30.4l18-5.200V236z" className={classes.barLoud} />
    <path d="M256 66l22-6.4v34l-22 6.4z" className={classes.piece} />
    <path d="M267 44V22m-16 26l-14-16m46 10l12-20" className={classes.spark} />
    <circle cx="344" cy="150" r="18" className={classes.head} />
    <path d="M314 236c0-34 12-58 30-58s30 24 30 58z" className={classes.body} />
    <path d="M324 196c-14-8-24-34-36-88" className={classes.arm} />
  </svg>
);
