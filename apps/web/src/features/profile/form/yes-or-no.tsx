import { Group, Radio } from '@mantine/core';
import type { ReactNode } from 'react';

type YesOrNoProps = {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly error?: ReactNode;
  /** null: not answered. */
  readonly value?: boolean | null;
  readonly onChange?: (answer: boolean) => void;
  readonly 'data-path'?: string;
  readonly onBlur?: () => void;
  readonly onFocus?: () => void;
};

/** A question that is answered with yes or no. */
export const YesOrNo = ({ value = null, onChange, required, ...group }: YesOrNoProps) => (
  <Radio.Group
    {...group}
    required={required ?? false}
    value={value === null ? null : String(value)}
    onChange={(answer) => onChange?.(answer === 'true')}
  >
    <Group gap="lg" mt={8}>
      <Radio value="true" label="Yes" />
      <Radio value="false" label="No" />
    </Group>
  </Radio.Group>
);
