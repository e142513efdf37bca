import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { privacyPolicy } from '#core/privacy-policy.ts';
import { Page } from '#ui/page.tsx';
import { PrivacyPolicyText } from '#ui/privacy-policy-text.tsx';
import classes from './privacy-policy-page.module.css';

/** What happens to applicants' data, to read and to keep (SIGN-06). */
export const PrivacyPolicyPage = () => (
  <Page title={privacyPolicy.title} documentTitle="Privacy policy">
    <Stack align="flex-start">
      <PrivacyPolicyText />
      <Button component="a" href={privacyPolicy.pdf} download leftSection={<IconDownload size={18} />}>
        Download PDF
      </Button>
      <object
        data={privacyPolicy.pdf}
        type="application/pdf"
        tabIndex={-1} // The browser's viewer keeps the keys to itself and shows no focus; all it says stands above.
        className={classes.pdf}
        aria-label={`${privacyPolicy.title} as PDF`}
      >
        <Text size="sm" c="dimmed">
          Your browser does not show PDFs here. The text above is the same;{' '}
          <Anchor href={privacyPolicy.pdf} download inherit>
            download the PDF
          </Anchor>{' '}
          to keep it.
        </Text>
      </object>
    </Stack>
  </Page>
);
