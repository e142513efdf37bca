import { basePath, type Route } from '@forte/contract';

type Pattern = { readonly matches: RegExp; readonly methods: readonly string[] };

const patternOf = (path: string): RegExp => new RegExp(`^${(basePath + path).replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * For an address that has no route: the methods that its path does have (405 and Allow), else none (404).
 * Looked up only after the router found nothing.
 */
export const createMethodFinder = (
  routes: readonly Pick<Route, 'method' | 'path'>[],
): ((path: string) => readonly string[]) => {
  const paths = Map.groupBy(routes, (route) => route.path);
  const patterns: Pattern[] = [...paths].map(([path, found]) => ({
    matches: patternOf(path),
    methods: found.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }));
  return (path) => [
    ...new Set(patterns.filter((one) => one.matches.test(path)).flatMap((one) => one.methods)),
  ];
};
