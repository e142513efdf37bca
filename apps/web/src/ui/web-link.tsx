import { Anchor } from '@mantine/core';

/** The part of an address that tells something: no scheme, no www, no slash at the end. */
const shortened = (href: string): string => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** An address that somebody typed, opened in a new tab. */
export const WebLink = ({ href }: { href: string }) => (
  <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">
    {shortened(href)}
  </Anchor>
);
