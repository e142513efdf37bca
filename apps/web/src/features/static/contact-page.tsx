import { Text } from '@mantine/core';
import { Page } from '#ui/page.tsx';

export const ContactPage = () => (
  <Page title="Contact" width="form">
    <Text>contact</Text>
  </Page>
);
