import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { counted } from '#core/format.ts';
import type { Suggestion } from '#core/resume-suggestions.ts';
import type { FieldsProps, ProfileForm } from '../form/profile-form.ts';
import classes from './suggestion-panel.module.css';
import { useSuggestionsFor } from './use-suggestions-for.ts';

type PanelProps<V extends object> = FieldsProps<V> & { readonly definition: ProfileForm<V> };
type RowProps = {
  readonly suggestion: Suggestion;
  readonly onTake: () => void;
  readonly onSkip: () => void;
};

const Row = ({ suggestion: { label, text }, onTake, onSkip }: RowProps) => (
  <li className={classes.row}>
    <p className={classes.value}>
      <span className={classes.label}>{label}</span> <bdi>{text}</bdi>
    </p>
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Take ${label}: ${text}`}
        data-take
        onClick={onTake}
      >
        Take
      </Button>
      <Button variant="subtle" size="compact-sm" aria-label={`Skip ${label}: ${text}`} onClick={onSkip}>
        Skip
      </Button>
    </div>
  </li>
);

type ListProps = {
  readonly suggestions: readonly Suggestion[];
  readonly onTake: (suggestion: Suggestion) => void;
  readonly onSkip: (suggestion: Suggestion) => void;
};

/** The suggestions below the lines that tell them: one line may tell many. */
const ByLine = ({ suggestions, onTake, onSkip }: ListProps) => (
  <ul className={classes.list}>
    {[...Map.groupBy(suggestions, ({ line }) => line)].map(([line, told]) => (
      <li key={line} className={classes.told}>
        <q className={classes.line} dir="auto">
          {line}
        </q>
        <ul className={classes.list}>
          {told.map((suggestion) => (
            <Row
              key={suggestion.id}
              suggestion={suggestion}
              onTake={() => onTake(suggestion)}
              onSkip={() => onSkip(suggestion)}
            />
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/**
 * What the resume tells for the fields of a form (READ-01). Taking fills the form in; it is stored when the form is
 * saved, and not before.
 */
export const SuggestionPanel = <V extends object>(props: PanelProps<V>) => {
  const { suggestions, take, skip } = useSuggestionsFor(props);
  const [told, setTold] = useState('');
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const goOn = (sentence: string) => {
    const at = [...(panel.current?.querySelectorAll('li li') ?? [])].findIndex((row) =>
      row.contains(document.activeElement),
    );
    setTold(sentence);
    requestAnimationFrame(() => {
      const buttons = panel.current?.querySelectorAll<HTMLElement>('[data-take]') ?? [];
      (buttons[Math.min(Math.max(at, 0), buttons.length - 1)] ?? panel.current)?.focus();
    });
  };
  const takeAll = () => {
    take(suggestions);
    goOn('All suggestions are filled in below. Save the form to keep them.');
  };
  const takeOne = (suggestion: Suggestion) => {
    take([suggestion]);
    goOn(`${suggestion.label} is filled in below.`);
  };
  const skipOne = ({ id: skipped, label }: Suggestion) => {
    skip(skipped);
    goOn(`${label} is skipped.`);
  };
  const isOffering = suggestions.length > 0;
  if (!isOffering && told === '') return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={isOffering ? id : undefined}
      className={isOffering ? classes.panel : classes.done}
    >
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {isOffering && (
        <>
          <div className={classes.head}>
            <Title order={2} size="h4" id={id}>
              {`From your resume: ${counted(suggestions.length, 'suggestion')}`}
            </Title>
            <Button variant="default" size="compact-md" onClick={takeAll}>
              Take all
            </Button>
          </div>
          <Text size="sm" c="dimmed">
            Taking one fills it in below. Nothing is saved before you save the form.
          </Text>
          <ByLine suggestions={suggestions} onTake={takeOne} onSkip={skipOne} />
        </>
      )}
    </section>
  );
};
