import { Text } from '@mantine/core';
import { Page } from '#ui/page.tsx';

export const AboutPage = () => (
  <Page title="About" width="form">
    <Text>about</Text>
  </Page>
);
