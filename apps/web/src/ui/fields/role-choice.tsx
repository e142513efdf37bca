import type { Role } from '@forte/contract';
import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import classes from './role-choice.module.css';

type RoleChoiceProps = {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
  /** A few words for each: "looking for a job". */
  readonly hints?: Readonly<Record<Role, string>>;
};

const roles = [
  { role: 'employee', label: 'Employee' },
  { role: 'employer', label: 'Employer' },
] as const satisfies readonly { role: Role; label: string }[];

/** "You're a" Employee or Employer, at login and sign-up. */
export const RoleChoice = ({ value, onChange, hints }: RoleChoiceProps) => (
  <Radio.Group
    label="You're a"
    value={value}
    onChange={(chosen) => onChange(chosen === 'employer' ? 'employer' : 'employee')}
  >
    <SimpleGrid cols={2} spacing="sm" mt={6}>
      {roles.map(({ role, label }) => (
        <Radio.Card key={role} value={role} className={classes.card ?? ''}>
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <Radio.Indicator mt={2} />
            <span>
              <Text span fw={600}>
                {label}
              </Text>
              {hints !== undefined && (
                <Text size="sm" c="dimmed">
                  {hints[role]}
                </Text>
              )}
            </span>
          </Group>
        </Radio.Card>
      ))}
    </SimpleGrid>
  </Radio.Group>
);
