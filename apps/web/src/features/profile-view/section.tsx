import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './section.module.css';

type SectionProps = {
  /** What the section nav jumps to. */
  readonly id: string;
  readonly title: string;
  /** Where its owner changes it. */
  readonly edit?: string | undefined;
  /** Nothing of it is of use on paper. */
  readonly isScreenOnly?: boolean;
  readonly children: ReactNode;
};

/** One part of a profile. */
export const Section = ({ id, title, edit, isScreenOnly = false, children }: SectionProps) => (
  <section
    className={classes.section}
    id={id}
    aria-labelledby={`${id}-title`}
    data-screen-only={isScreenOnly || undefined}
  >
    <div className={classes.head}>
      <Title order={2} size="h3" id={`${id}-title`} tabIndex={-1}>
        {title}
      </Title>
      {edit !== undefined && (
        <Anchor
          component={Link}
          to={edit}
          size="sm"
          data-screen-only
          aria-label={`Edit ${title.toLowerCase()}`}
        >
          Edit
        </Anchor>
      )}
    </div>
    {children}
  </section>
);

type Fact = readonly [label: string, value: ReactNode];

/** Labels with what is known for them; what is empty is left out, and nothing at all is said. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => {
  const known = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  if (known.length === 0) return <Nothing />;
  return (
    <dl className={classes.facts}>
      {known.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const Nothing = () => <p className={classes.nothing}>Nothing told yet.</p>;

export const Subtitle = ({ children }: { children: string }) => (
  <h3 className={classes.subtitle}>{children}</h3>
);
