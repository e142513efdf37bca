import * as z from 'zod/mini';
import type { socialNetworks } from '../words/reference.ts';
import { hasAtMostLetters } from './text.ts';

type Network = (typeof socialNetworks)[number] | 'LinkedIn';

/** How a network addresses its people. */
type Site = {
  readonly host: string;
  /** The names of its site; what stands below them, as `m.facebook.com`, is the same site. */
  readonly domains: readonly string[];
  /** What stands before a person's name in the address. */
  readonly prefix: string;
  /** A name as the network allows it; one without dots is never mistaken for an address. */
  readonly name: RegExp;
};

const sites: Readonly<Record<Exclude<Network, 'Blog'>, Site>> = {
  Facebook: {
    host: 'www.facebook.com',
    domains: ['facebook.com', 'fb.com'],
    prefix: '/',
    name: /^[\w.-]{1,60}$/,
  },
  Instagram: {
    host: 'www.instagram.com',
    domains: ['instagram.com'],
    prefix: '/',
    name: /^[\w.]{1,30}$/,
  },
  Twitter: {
    host: 'x.com',
    domains: ['x.com', 'twitter.com'],
    prefix: '/',
    name: /^\w{1,30}$/,
  },
  Youtube: {
    host: 'www.youtube.com',
    domains: ['youtube.com'],
    prefix: '/@',
    name: /^[\p{L}\p{N}_.-]{1,60}$/u,
  },
  LinkedIn: {
    host: 'www.linkedin.com',
    domains: ['linkedin.com'],
    prefix: '/in/',
    name: /^[\p{L}\p{N}-]{1,100}$/u,
  },
};

/** Has a scheme; `example.com:8080` has a port instead. */
const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);

const hostOf = (address: string): string => /^https?:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? '';

const isOf = ({ domains }: Site, host: string): boolean =>
  domains.some((domain) => host === domain || host.endsWith(`.${domain}`));

/** One spelling for a network's own addresses: https, its own host, no slash at the end. Others stay as they are. */
const tidy = (address: string, site: Site | undefined): string => {
  const host = hostOf(address);
  if (site === undefined || !isOf(site, host)) return address;
  return `https://${site.host}${address.replace(/^https?:\/\/[^/?#]*/i, '')}`.replace(/\/+$/, '');
};

/** `@ana`, `ana`, and `in/ana` where a name stands behind that. A name with dots may be an address of the network. */
const readHandle = (text: string, site: Site): string | undefined => {
  const name = text.replace(/^@/, '').replace(/^\/?in\//, site.prefix === '/in/' ? '' : '$&');
  const isAddress = !text.startsWith('@') && (isOf(site, name.toLowerCase()) || name.startsWith('www.'));
  return site.name.test(name) && !isAddress ? `https://${site.host}${site.prefix}${name}` : undefined;
};

/**
 * The address that a person means by a full URL, an address without `https://`, or their name on a network
 * (`@ana`, `ana`). What is none of these comes back as it was typed, for `isWebLink` to refuse.
 */
export const linkMeant = (network: Network, typed: string): string => {
  const text = typed.trim();
  if (text === '') return '';
  const site = network === 'Blog' ? undefined : sites[network];
  if (hasScheme(text)) return tidy(text, site);
  if (text.startsWith('//')) return tidy(`https:${text}`, site);
  const handle = site && readHandle(text, site);
  if (handle !== undefined) return handle;
  return /^[^\s/@:]+\.[^\s/@:.]{2,}(:\d+)?([/?#]\S*)?$/.test(text) ? tidy(`https://${text}`, site) : text;
};

/** http and https only, so that following it runs nothing; no user name in front of the host, which misleads. */
const isWebLink = (text: string): boolean => {
  if (/[\s\p{C}]/u.test(text)) return false;
  return /^https?:\/\/[^/?#@]+\.[^/?#@]+([/?#]|$)/i.test(text) && URL.canParse(text);
};

const maximum = 200;

/** @returns the sentence that refuses an address, or undefined for one that may stand on a profile */
export const linkProblem = (network: Network, address: string): string | undefined => {
  if (!hasAtMostLetters(address, maximum)) return `Maximum ${maximum} letters`;
  if (address === '' || isWebLink(address)) return undefined;
  return network === 'Blog'
    ? 'Enter a link that starts with http:// or https://'
    : 'Enter your name there, or a link that starts with http:// or https://';
};

/** A link that may be empty, stored as the one address that was meant. */
export const webLink = (network: Network) =>
  z._default(
    z.string({ error: 'Enter a text' }).check(
      z.overwrite((text) => linkMeant(network, text)),
      z.check(({ value, issues }) => {
        const message = linkProblem(network, value);
        if (message !== undefined) issues.push({ code: 'custom', message, input: value });
      }),
    ),
    '',
  );
