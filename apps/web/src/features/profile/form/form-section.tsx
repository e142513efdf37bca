import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './form-section.module.css';

type FormSectionProps = {
  readonly title: string;
  /** What is asked here, and why. */
  readonly hint?: string;
  readonly children: ReactNode;
};

/** A group of fields that belong together. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {hint !== undefined && (
        <Text size="sm" c="dimmed" mt={2}>
          {hint}
        </Text>
      )}
      <Stack gap="md" mt="md">
        {children}
      </Stack>
    </section>
  );
};
