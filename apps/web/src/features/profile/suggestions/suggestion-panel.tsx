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

const Row = ({ suggestion: { label, text, line }, onTake, onSkip }: RowProps) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <p className={classes.value} dir="auto">
        {text}
      </p>
      <q className={classes.line} dir="auto">
        {line}
      </q>
    </div>
    <div className={classes.buttons}>
      <Button size="compact-md" aria-label={`Take ${label}: ${text}`} data-take onClick={onTake}>
        Take
      </Button>
      <Button size="compact-md" variant="default" aria-label={`Skip ${label}: ${text}`} onClick={onSkip}>
        Skip
      </Button>
    </div>
  </li>
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
  const after = (sentence: string, at = 0) => {
    setTold(sentence);
    requestAnimationFrame(() => {
      const buttons = panel.current?.querySelectorAll<HTMLElement>('[data-take]') ?? [];
      (buttons[Math.min(at, buttons.length - 1)] ?? panel.current)?.focus();
    });
  };
  const takeAll = () => {
    take(suggestions);
    after('All suggestions are filled in below. Save the form to keep them.');
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className={suggestions.length > 0 ? classes.panel : undefined}
    >
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {suggestions.length > 0 && (
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
          <ul className={classes.list}>
            {suggestions.map((suggestion, index) => (
              <Row
                key={suggestion.id}
                suggestion={suggestion}
                onTake={() => {
                  take([suggestion]);
                  after(`${suggestion.label} is filled in below.`, index);
                }}
                onSkip={() => {
                  skip(suggestion.id);
                  after(`${suggestion.label} is skipped.`, index);
                }}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
