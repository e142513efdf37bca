import { photoMaxBytes, resumeMaxBytes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { safeFileName } from '#api/files/file-name.ts';
import { encodePhoto, photoMediaType } from '#api/files/photo-content.ts';
import { readUpload } from '#api/files/read-upload.ts';
import { resumeTypeOf } from '#api/files/resume-content.ts';
import type { Upload } from '#api/http/handler.ts';
import { createTurns } from '#api/http/turns.ts';
import { lockCandidate } from '#api/modules/profile/candidate-lock.queries.ts';
import { replaceFile } from '#api/modules/profile/profile-file.service.ts';
import { setPhoto } from '#api/modules/profile/profile-photo.queries.ts';
import { type Saved, saveStep } from '#api/modules/profile/save-step.service.ts';

/** Files being received are in memory: 50 of them are 250 MB at most. */
const receiving = createTurns({ atOnce: 50, inLine: 0 });
/** Two fill the processor; more would only wait for each other. */
const encoding = createTurns({ atOnce: 2, inLine: 50 });

/** Checks a resume, keeps it in place of the earlier one and saves the step (PROF-04). */
export const saveResume = (deps: Deps, upload: Upload, candidateId: string): Promise<Saved> =>
  receiving(async () => {
    const content = await readUpload(upload, 'resume', resumeMaxBytes);
    const { mediaType, extension } = await resumeTypeOf(content);
    const fileName = safeFileName(upload.fileName, extension);
    return replaceFile(
      deps,
      { accountId: candidateId, kind: 'resume', fileName, mediaType, content },
      (replace) =>
        saveStep(deps, { candidateId, version: undefined, step: 'Resume' }, async (trx) => {
          await lockCandidate(trx, candidateId); // two resumes at once would leave a file that nothing names
          return { columns: { resumeId: await replace(trx) } };
        }),
    );
  });

/** Makes a photo of ours from the uploaded one and keeps it in place of the earlier one (PROF-12). @returns its id */
export const savePhoto = (deps: Deps, upload: Upload, candidateId: string): Promise<string> =>
  receiving(async () => {
    const sent = await readUpload(upload, 'profile', photoMaxBytes);
    const content = await encoding(() => encodePhoto(sent));
    return replaceFile(
      deps,
      {
        accountId: candidateId,
        kind: 'photo',
        fileName: 'photo.webp',
        mediaType: photoMediaType,
        content,
      },
      (replace) => setPhoto(deps, candidateId, replace),
    );
  });
