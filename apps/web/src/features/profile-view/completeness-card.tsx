import { completenessOf, type MissingPart, type ProfileView } from '@forte/contract';
import { Anchor, Progress, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { stepPaths } from '#core/onboarding-steps.ts';
import { paths } from '#core/paths.ts';
import classes from './profile-head.module.css';

type CompletenessCardProps = { readonly profile: ProfileView; readonly onPhoto: () => void };

const pathOf = (step: Exclude<MissingPart['step'], 'Photo'>, { isFresher }: ProfileView) =>
  step === 'Experience' && isFresher ? paths.editFresher : stepPaths[step].edit;

/** How complete the profile is, and what is missing, each a way to enter it (PROF-10). */
export const CompletenessCard = ({ profile, onPhoto }: CompletenessCardProps) => {
  const { percent, missing } = completenessOf(profile);
  return (
    <section className={classes.head} aria-labelledby="completeness">
      <Title order={2} size="h4" id="completeness">{`Your profile is ${percent}% complete`}</Title>
      <Progress value={percent} aria-label="Completeness" size="md" />
      {missing.length > 0 && (
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            Still missing
          </Text>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
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
        </div>
      )}
    </section>
  );
};
