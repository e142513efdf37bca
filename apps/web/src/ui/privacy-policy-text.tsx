import { List, Text } from '@mantine/core';
import { privacyPolicy } from '#core/privacy-policy.ts';

/** The three points of the privacy policy. */
export const PrivacyPolicyText = () => (
  <List type="ordered" spacing="sm">
    {privacyPolicy.points.map(({ title, text }) => (
      <List.Item key={title}>
        <Text fw={600}>{title}</Text>
        <Text>{text}</Text>
      </List.Item>
    ))}
  </List>
);
