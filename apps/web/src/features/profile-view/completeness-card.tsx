import { completenessOf, type MissingPart, type ProfileView } from '@forte/contract';
import { Anchor, Button, Progress, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { missingStep, stepPaths } from '#core/onboarding-steps.ts';
import { paths } from '#core/paths.ts';
import classes from './completeness-card.module.css';
import head from './profile-head.module.css';

type CompletenessCardProps = { readonly profile: ProfileView; readonly onPhoto: () => void };

/** As many ways on at once as do not daunt; the others are a press away. */
const most = 6;

const pathOf = (step: Exclude<MissingPart['step'], 'Photo'>, { isFresher }: ProfileView) =>
  step === 'Experience' && isFresher ? paths.editFresher : stepPaths[step].edit;

type MissingProps = CompletenessCardProps & { readonly missing: readonly MissingPart[] };

const Missing = ({ missing, profile, onPhoto }: MissingProps) => (
  <ul className={classes.list}>
    {missing.map(({ step, label, field }) => (
      <li key={label}>
        {step === 'Photo' ? (
          <Anchor component="button" type="button" size="sm" onClick={onPhoto}>
            {label}
          </Anchor>
        ) : (
          <Anchor component={Link} to={pathOf(step, profile)} hash={field} size="sm">
            {label}
          </Anchor>
        )}
      </li>
    ))}
  </ul>
);

/** Who left the steps before their end finds the way back to them here. */
const GoOn = ({ profile: { profileStatus } }: { profile: ProfileView }) => {
  const step = missingStep(profileStatus);
  if (step === undefined) return null;
  return (
    <div className={classes.goOn}>
      <Text size="sm">Employers find you, and you can apply, once the steps are done.</Text>
      <Button component={Link} to={step.path} fullWidth>
        {`Next step: ${step.title}`}
      </Button>
    </div>
  );
};

/** How complete the profile is, and what is missing, each a way to enter it (PROF-10). */
export const CompletenessCard = (props: CompletenessCardProps) => {
  const { percent, missing } = completenessOf(props.profile);
  const first = missing.length > most + 1 ? missing.slice(0, most) : missing;
  const rest = missing.slice(first.length);
  return (
    <section className={head.head} aria-labelledby="completeness">
      <Title order={2} size="h4" id="completeness">{`Your profile is ${percent}% complete`}</Title>
      <Progress value={percent} aria-label="Completeness" size="md" />
      <GoOn profile={props.profile} />
      {missing.length > 0 && (
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            Still missing
          </Text>
          <Missing {...props} missing={first} />
          {rest.length > 0 && (
            <details className={classes.rest}>
              <summary>{`${rest.length} more`}</summary>
              <Missing {...props} missing={rest} />
            </details>
          )}
        </div>
      )}
    </section>
  );
};
