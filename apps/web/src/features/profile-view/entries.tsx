import classes from './entries.module.css';

type Entry = { readonly title: string; readonly lines: readonly string[]; readonly note?: string };

type EntriesProps = {
  /** What they are, for screen readers: "Jobs". */
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Set along a line, one after the other in time. */
  readonly isTimeline?: boolean;
};

/** Entries of a title with a few lines each: jobs, certificates. */
export const Entries = ({ label, entries, isTimeline = false }: EntriesProps) => {
  if (entries.length === 0) return null;
  return (
    <ol
      className={isTimeline ? `${classes.entries} ${classes.timeline}` : classes.entries}
      aria-label={label}
    >
      {entries.map(({ title, lines, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike in every word; the list is only read
        <li key={index} className={classes.entry}>
          <p className={classes.title} dir="auto">
            {title}
          </p>
          {lines.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          {note !== undefined && <p className={classes.quiet}>{note}</p>}
        </li>
      ))}
    </ol>
  );
};
