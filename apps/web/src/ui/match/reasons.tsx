import { type FactorReason, type MatchReasons, proficiencies } from '@forte/contract';
import { Anchor } from '@mantine/core';
import { IconCheck, IconCircleHalf2, IconMinus, IconQuestionMark, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { editPaths, factorNames, pointsText, stateWords, wordsOf } from './reason-text.ts';
import classes from './reasons.module.css';

const icons = {
  matched: IconCheck,
  partly: IconCircleHalf2,
  missing: IconX,
  unknown: IconQuestionMark,
  'not-asked': IconMinus,
} as const;

type ReasonsProps = { readonly reasons: MatchReasons; readonly isOwn: boolean };

const Summary = ({ reasons: { score, points, askedWeight, knownWeight }, isOwn }: ReasonsProps) => {
  const whose = isOwn ? 'your profile states' : 'the profile states';
  if (score !== null) {
    return (
      <p className={classes.summary}>
        <strong>{`${score}% match`}</strong>
        {`: ${pointsText({ points, weight: askedWeight })} points of what this job asks for. What is left open earns nothing.`}
      </p>
    );
  }
  const tooLittle =
    askedWeight < 50
      ? 'This job says too little of what it asks for.'
      : `Of what this job asks for, ${whose} ${knownWeight} of ${askedWeight} points: less than half.`;
  return (
    <p className={classes.summary}>
      <strong>Not enough to compare yet</strong>
      {`. ${tooLittle}`}
      {isOwn && askedWeight >= 50 && ' Add what is unknown below.'}
    </p>
  );
};

const levelText = (level: number): string =>
  level === 0 ? 'Not in the profile' : `Level ${level} of 5, ${proficiencies[level - 1] ?? ''}`;

const Abilities = ({ abilities }: Pick<MatchReasons, 'abilities'>) => (
  <ul className={classes.abilities}>
    {abilities.map(({ name, level }) => (
      <li key={name} data-had={level > 0}>
        <span>{name}</span>
        <span className={classes.level}>{levelText(level)}</span>
      </li>
    ))}
  </ul>
);

const EditLink = ({ reason: { factor, state } }: { reason: FactorReason }) => {
  if (state === 'matched' || state === 'not-asked') return null;
  const label = `${state === 'unknown' ? 'Add' : 'Change'} ${factorNames[factor].toLowerCase()}`;
  return (
    <Anchor component={Link} to={editPaths[factor]} size="sm" className={classes.edit ?? ''}>
      {label}
    </Anchor>
  );
};

const Factor = ({ reason, reasons, isOwn }: ReasonsProps & { readonly reason: FactorReason }) => {
  const { factor, state, weight, points } = reason;
  const Icon = icons[state];
  const [asked, told] = wordsOf(factor, reasons);
  return (
    <li className={classes.factor} data-state={state}>
      <div className={classes.head}>
        <Icon size={18} stroke={2} aria-hidden="true" />
        <h3>{factorNames[factor]}</h3>
        <span className={classes.state}>{stateWords[state]}</span>
        <span className={classes.points}>{state === 'not-asked' ? '' : pointsText(reason)}</span>
      </div>
      {state !== 'not-asked' && (
        <span className={classes.bar} aria-hidden="true">
          <span style={{ width: `${(100 * points) / weight}%` }} />
        </span>
      )}
      <p className={classes.words}>
        {asked !== '' && <span>{`${factor === 'salary' ? 'Offered' : 'Asked for'}: ${asked}`}</span>}
        <span>{told === '' ? 'Stated: nothing' : `Stated: ${told}`}</span>
      </p>
      {factor === 'skills' && <Abilities abilities={reasons.abilities} />}
      {isOwn && <EditLink reason={reason} />}
    </li>
  );
};

/** Each factor with its weight and points, what was asked, and what is stated (MATCH-04). */
export const Reasons = ({ reasons, isOwn }: ReasonsProps) => (
  <>
    <Summary reasons={reasons} isOwn={isOwn} />
    <ul className={classes.factors}>
      {reasons.factors.map((reason) => (
        <Factor key={reason.factor} reason={reason} reasons={reasons} isOwn={isOwn} />
      ))}
    </ul>
    <p className={classes.note}>
      Name, photo, gender, age, nationality and visa status are never compared. Both sides see the same score.
    </p>
  </>
);
