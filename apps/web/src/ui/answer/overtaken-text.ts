import type { Addressee } from './addressee.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const mostNames = 3;

/** "Ana Díaz and Bo Li were hired in the meantime.", "5 candidates were declined in the meantime." */
export const overtakenText = (answered: readonly Addressee[]): string =>
  [...new Set(answered.map(({ status }) => status))]
    .map((status) => {
      const names = answered.filter((one) => one.status === status).map(({ name }) => name);
      const who = names.length > mostNames ? `${names.length} candidates` : list.format(names);
      return `${who} ${names.length === 1 ? 'was' : 'were'} ${status} in the meantime.`;
    })
    .join(' ');
