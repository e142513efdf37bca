import { buffer } from 'node:stream/consumers';
import { foldTerm, openSuggestions, type ResumeSuggestions } from '@forte/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { findVisibleFile, type VisibleFile } from '#api/files/file.queries.ts';
import { notFound } from '#api/http/refusal.ts';
import { atMost } from '#api/modules/limit/limit.queries.ts';
import { countOrRefuse } from '#api/modules/limit/limit.service.ts';
import { readProfile } from '#api/modules/profile/profile.queries.ts';
import { findKnownSkills } from '#api/modules/resume-reading/dictionary.queries.ts';
import type { Reading } from '#api/modules/resume-reading/reader.ts';
import type { Recognised } from '#api/modules/resume-reading/recognise/recognise.ts';
import { distinct } from '#api/modules/resume-reading/recognise/told.ts';
import { runReader } from '#api/modules/resume-reading/run-reader.ts';

const nothing: Recognised = {
  personal: {},
  organisations: [],
  skills: [],
  languages: [],
  qualification: undefined,
  certificates: [],
  socialLinks: [],
};
const formats: Readonly<Record<string, 'pdf' | 'docx'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

const hour = 3_600_000;

/** Each reading is work for the server; nobody changes a resume that often. */
const readingLimit = (candidateId: string) => atMost('resume-reading', candidateId, 60, hour);

const onlySkills = async (db: Db, { skills, ...rest }: Recognised): Promise<Recognised> => {
  const known = await findKnownSkills(
    db,
    skills.map(({ value }) => value),
  );
  const spelt = skills.flatMap(({ value, line }) => {
    const name = known.get(foldTerm(value));
    return name === undefined ? [] : [{ value: name, line }];
  });
  return { ...rest, skills: distinct(spelt, foldTerm).slice(0, 50) };
};

/** What was read lately, and then forgotten. A kept file never changes, and whoever loads a page of their profile again asks again. */
const lately = new LRUCache<string, Reading>({ max: 100, ttl: 600_000, ttlAutopurge: true });

/** @returns undefined when the file is gone */
const readOrRemember = async (
  deps: Deps,
  { storageKey }: VisibleFile,
  format: 'pdf' | 'docx',
): Promise<Reading | undefined> => {
  const today = deps.now();
  const key = `${storageKey} ${today.toISOString().slice(0, 10)}`; // a job that goes on is as long as the day says
  const remembered = lately.get(key);
  if (remembered !== undefined) return remembered;
  const content = await deps.files.get(storageKey);
  if (content === undefined) return undefined;
  const result = await runReader({ bytes: await buffer(content), format, today });
  if (result.reading !== 'too-much') lately.set(key, result); // which may be of the moment
  return result;
};

const readFile = async (deps: Deps, file: VisibleFile): Promise<ResumeSuggestions> => {
  const format = formats[file.mediaType];
  if (format === undefined) return { reading: 'old-word', ...nothing };
  const result = await readOrRemember(deps, file, format);
  if (result === undefined) return { reading: 'no-resume', ...nothing };
  if (result.reading !== 'read') return { reading: result.reading, ...nothing };
  return { reading: 'read', ...(await onlySkills(deps.db, result.recognised)) };
};

/**
 * Reads a candidate's resume as it is kept now, and suggests what the profile lacks (READ-01). Nothing is stored; what was read is
 * remembered for ten minutes.
 * @throws Refusal `limited`, or `unavailable` when too many resumes are being read
 */
export const suggestFromResume = async (deps: Deps, candidateId: string): Promise<ResumeSuggestions> => {
  const profile = await readProfile(deps.db, candidateId);
  if (profile === undefined) throw notFound();
  const file =
    profile.resumeId === null ? undefined : await findVisibleFile(deps.db, profile.resumeId, candidateId);
  if (file === undefined) return { reading: 'no-resume', ...nothing };
  await countOrRefuse(deps, [readingLimit(candidateId)], 'Your resume was read many times.');
  return openSuggestions(await readFile(deps, file), profile);
};
