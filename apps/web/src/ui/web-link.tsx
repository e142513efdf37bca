import { Anchor } from '@mantine/core';

/** The part of an address that tells something: no scheme, no www, no slash at the end. */
const shortened = (href: string): string => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const longest = 48;

/** An address that somebody typed, opened in a new tab. */
export const WebLink = ({ href }: { href: string }) => {
  const text = shortened(href);
  return (
    <Anchor
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
    >
      {text.length > longest ? `${text.slice(0, longest)}…` : text}
    </Anchor>
  );
};
