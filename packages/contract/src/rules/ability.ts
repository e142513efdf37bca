import { foldTerm } from './fold.ts';

/** Other ways in which people write a skill, folded. What is not here is compared as it is written (MATCH-08). */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'c++': ['cpp', 'c plus plus', 'cplusplus'],
  'c#': ['c sharp', 'csharp', 'c-sharp'],
  '.net': ['dotnet', 'dot net', 'dot-net'],
  javascript: ['js', 'java script', 'ecmascript'],
  typescript: ['ts', 'type script'],
  'node.js': ['node', 'nodejs', 'node js'],
  react: ['react.js', 'reactjs', 'react js'],
  'vue.js': ['vue', 'vuejs', 'vue js'],
  postgresql: ['postgres', 'postgre sql', 'postgre'],
  'sql server': ['mssql', 'ms sql', 'ms sql server', 'microsoft sql server'],
  kubernetes: ['k8s'],
  go: ['golang'],
  aws: ['amazon web services'],
  gcp: ['google cloud', 'google cloud platform'],
  azure: ['microsoft azure', 'ms azure'],
  'lightning web components': ['lwc'],
  'marketing cloud': ['sfmc', 'salesforce marketing cloud'],
};

const keyOfSpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([key, others]) => others.map((other) => [other, key] as const)),
);

/**
 * A skill or technology as matching compares it: without case, accents and outer spaces, and under one name where people
 * use several. `C`, `C++`, `C#`, `.NET` and `Node.js` stay different (MATCH-08).
 * @returns '' for a name of nothing but spaces
 */
export const abilityKey = (name: string): string => {
  const folded = foldTerm(name);
  return keyOfSpelling.get(folded) ?? folded;
};

/** Every folded spelling of an ability's key, the key itself first. */
export const abilitySpellings = (key: string): readonly string[] => [key, ...(spellings[key] ?? [])];
