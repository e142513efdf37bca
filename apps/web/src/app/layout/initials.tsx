import classes from './header.module.css';

const first = (word: string | undefined): string => [...(word ?? '')][0]?.toLocaleUpperCase('en-US') ?? '';

/** Stands before the name, which says it. */
export const Initials = ({ name }: { name: string }) => {
  const words = name.trim().split(/\s+/);
  return (
    <span className={classes.initials} aria-hidden>
      {first(words[0])}
      {words.length > 1 && first(words.at(-1))}
    </span>
  );
};
