import { Anchor } from '@mantine/core';

/** The part of an address that tells something: no scheme, no www, no slash at the end. */
const shortened = (href: string): string => href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const longest = 48;

/** An address that somebody typed, opened in a new tab. */
export const WebLink = ({ href }: { href: string }) => {
  const text = shortened(href);
  const isCut = text.length > longest;
  return (
    <Anchor
      href={href}
      data-shortened={isCut || undefined}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
    >
      {isCut ? `${text.slice(0, longest)}…` : text}
    </Anchor>
  );
};
