import type { Insertable } from 'kysely';
import type { Trx } from '#api/db/connect.ts';
import type { Tables } from '#api/db/tables.ts';

type PositionedTable =
  | 'candidateOrganisation'
  | 'candidateTechnology'
  | 'candidateSkill'
  | 'candidateLanguage'
  | 'candidateCertificate'
  | 'candidateReferral';
type Item<T extends PositionedTable> = Omit<Insertable<Tables[T]>, 'candidateId' | 'position'>;

/** Replaces one list of a profile, in the order given. */
export const replaceList = async <T extends PositionedTable>(
  trx: Trx,
  table: T,
  candidateId: string,
  items: readonly Item<T>[],
): Promise<void> => {
  // Kysely can't follow a table that is a type parameter; `Item` has checked the values.
  const anyTable = table as 'candidateSkill';
  await trx.deleteFrom(anyTable).where('candidateId', '=', candidateId).execute();
  if (items.length === 0) return;
  const rows = items.map((item, position) => ({ ...item, candidateId, position }));
  await trx
    .insertInto(anyTable)
    .values(rows as never)
    .execute();
};

/** Replaces the social links, which have no order of their own. */
export const replaceSocialLinks = async (
  trx: Trx,
  candidateId: string,
  links: readonly Omit<Insertable<Tables['candidateSocialLink']>, 'candidateId'>[],
): Promise<void> => {
  await trx.deleteFrom('candidateSocialLink').where('candidateId', '=', candidateId).execute();
  if (links.length === 0) return;
  await trx
    .insertInto('candidateSocialLink')
    .values(links.map((link) => ({ ...link, candidateId })))
    .execute();
};
