import { type ComponentType, type FunctionComponent, use } from 'react';
import { loadCode } from '#core/load-code.ts';

/** A part of a page that is loaded apart from it. Rendered before it is here, it suspends. */
export type Late<Props> = FunctionComponent<Props> & {
  /** Loads it, or tries again. */
  readonly load: () => Promise<void>;
};

/**
 * A part that a page can do without at first: `late(() => import('./x.tsx'), 'X')`.
 * @throws CodeNotLoaded from `load`, and where it is rendered, when there is no connection or the file is gone
 */
export const late = <Name extends string, Props extends object>(
  importPart: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Late<Props> => {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  const start = async () => {
    hasFailed = false;
    try {
      ({ [name]: Part } = await loadCode(importPart));
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const load = () => {
    if (loading === undefined || hasFailed) loading = start();
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, when its module is read
  const LatePart = (props: Props) => {
    if (Part === undefined) use(loading ?? load());
    return Part === undefined ? null : <Part {...props} />;
  };
  return Object.assign(LatePart, { load });
};
