import type { Application } from '@forte/contract';
import { Button, Checkbox } from '@mantine/core';
import { nameOf } from '#ui/answer/addressee.ts';
import { focusAnswerBar } from './answer-bar.tsx';
import classes from './choose.module.css';
import type { Chosen } from './use-chosen.ts';

type ChooseProps = { readonly application: Application; readonly choice: Chosen };

/** The box that chooses an application, and then the way from it to the answer. */
export const Choose = ({ application, choice }: ChooseProps) => {
  const isChosen = choice.chosen.has(application.id);
  return (
    <div className={classes.choose}>
      <Checkbox
        size="md"
        label={<span className={classes.chooseWord}>Choose</span>}
        aria-label={`Choose ${nameOf(application)}`}
        checked={isChosen}
        onChange={({ currentTarget }) =>
          choice.choose([application.id], currentTarget.checked, currentTarget)
        }
      />
      {isChosen && (
        <Button className={classes.toBar ?? ''} size="xs" onClick={focusAnswerBar}>
          {`To the answer for ${choice.chosen.size} chosen`}
        </Button>
      )}
    </div>
  );
};
