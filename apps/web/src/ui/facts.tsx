import { Text } from '@mantine/core';

/** A few short facts in one line, with a dot between them; what is empty is left out. */
export const Facts = ({ facts }: { facts: readonly (string | null | undefined | false)[] }) => (
  <Text size="sm" component="p" m={0} className="tabular">
    {facts.filter(Boolean).join(' · ')}
  </Text>
);
