import type { Scheme } from './shots-options.ts';

export type Shot = {
  readonly screen: string;
  readonly state: string;
  readonly width: number;
  readonly scheme: Scheme;
  readonly file: string;
};

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; padding: 24px; max-width: 1800px }
  nav { columns: 14rem; margin-bottom: 24px }
  nav a { display: block }
  ul { display: flex; flex-wrap: wrap; gap: 16px; padding: 0; list-style: none; align-items: start }
  figure { margin: 0 }
  img { display: block; height: 420px; max-width: 90vw; object-fit: cover; object-position: top; border: 1px solid #8886 }
  figcaption { font-size: 13px }`;

const figure = ({ state, width, scheme, file, screen }: Shot): string =>
  `<li><figure><a href="${file}"><img loading="lazy" src="${file}" alt="${screen}, ${state}, ${width} pixels wide, ${scheme}"></a><figcaption>${state} · ${width} · ${scheme}</figcaption></figure></li>`;

const section = ([screen, shots]: readonly [string, readonly Shot[]]): string =>
  `<section id="${screen}"><h2>${screen}</h2><ul>${shots.map(figure).join('\n')}</ul></section>`;

/** A page to look through what was written. */
export const indexOf = (shots: readonly Shot[]): string => {
  const screens = [...Map.groupBy(shots, ({ screen }) => screen)];
  const links = screens.map(([screen]) => `<a href="#${screen}">${screen}</a>`).join('\n');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screens of Forte</title>
<style>${style}</style>
<h1>Screens of Forte</h1>
<nav aria-label="Screens">${links}</nav>
<main>${screens.map(section).join('\n')}</main></html>
`;
};
