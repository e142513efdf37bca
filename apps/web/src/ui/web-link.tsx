import { Anchor } from '@mantine/core';

/** An address as people write it: no scheme, no www, no slash at the end. */
const written = (href: string): string => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** An address that somebody typed, whole, so that everybody sees where it leads; opened in a new tab. */
export const WebLink = ({ href }: { href: string }) => (
  <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">
    {written(href)}
  </Anchor>
);
