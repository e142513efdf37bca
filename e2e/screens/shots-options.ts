import { parseArgs } from 'node:util';
import { fits, type Screen, type Shown } from './screen.ts';

export const allWidths = [390, 768, 1280, 1920] as const;
export const allSchemes = ['light', 'dark'] as const;
export type Scheme = (typeof allSchemes)[number];

export type ShotsOptions = {
  readonly screen: RegExp | undefined;
  readonly state: RegExp | undefined;
  readonly widths: readonly number[];
  readonly schemes: readonly Scheme[];
  readonly out: string;
  /** Instead of all: the few that the documents show. */
  readonly docs: boolean;
};

export const usage = `npm run shots -- [options]
  --screen <text>    only screens whose name has it: job, edit-, profile
  --state <text>     only states whose name has it: empty, longest, error
  --width <pixels>   only this width; may be repeated (${allWidths.join(', ')})
  --scheme <name>    only light or only dark
  --out <folder>     where to write (shots)
  --docs             instead of all that, the dozen pictures of docs/screens`;

const options = {
  screen: { type: 'string' },
  state: { type: 'string' },
  width: { type: 'string', multiple: true },
  scheme: { type: 'string' },
  out: { type: 'string', default: 'shots' },
  docs: { type: 'boolean', default: false },
} as const;

const isScheme = (name: string): name is Scheme => allSchemes.some((scheme) => scheme === name);

/** Reads the options of `npm run shots`; throws the usage for what it does not know. */
export const readOptions = (args: string[]): ShotsOptions => {
  try {
    const { values } = parseArgs({ args, options });
    const widths = (values.width ?? allWidths).map(Number);
    const schemes = values.scheme === undefined ? allSchemes : [values.scheme];
    if (widths.some((width) => !(width >= 200)) || !schemes.every(isScheme)) throw new Error(usage);
    return {
      screen: values.screen === undefined ? undefined : new RegExp(values.screen),
      state: values.state === undefined ? undefined : new RegExp(values.state),
      widths,
      schemes,
      out: values.out,
      docs: values.docs,
    };
  } catch {
    throw new Error(usage);
  }
};

export type Wanted = { readonly screen: string; readonly shown: Shown; readonly widths: readonly number[] };

/** The states that the options ask for, with the widths at which each exists. */
export const chooseStates = (screens: readonly Screen[], { screen, state, widths }: ShotsOptions): Wanted[] =>
  screens
    .filter(({ name }) => screen?.test(name) ?? true)
    .flatMap(({ name, states }) =>
      states
        .filter((shown) => state?.test(shown.state) ?? true)
        .map((shown) => ({ screen: name, shown, widths: widths.filter((width) => fits(shown, width)) })),
    )
    .filter((wanted) => wanted.widths.length > 0);
