import type { profileRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { findVisibleFile } from '#api/files/file.queries.ts';
import { fileAddress } from '#api/files/file-address.ts';
import type { Caller, Handlers, Upload } from '#api/http/handler.ts';
import { notFound, refuseField } from '#api/http/refusal.ts';
import { removePhoto } from '#api/modules/profile/profile-photo.queries.ts';
import { savePhoto, saveResume } from '#api/modules/profile/profile-upload.service.ts';

type FileHandlers = Pick<
  Handlers<typeof profileRoutes>,
  'saveResume' | 'updateProfilePhoto' | 'profilePictureDetails' | 'fileAddress'
>;

/** Resume and photo: what of a profile is uploaded (PROF-04, PROF-12). */
export const profileFileHandlers = (deps: Deps): FileHandlers => {
  /** The spec has two calls for it; they do the same. */
  const changePhoto = async ({ file, caller }: { readonly file: Upload | null; readonly caller: Caller }) => {
    if (file === null) {
      await removePhoto(deps, caller.userId);
      return { data: { profile: null }, message: 'Profile photo removed' };
    }
    const photoId = await savePhoto(deps, file, caller.userId);
    return {
      data: { profile: fileAddress(deps, photoId, caller) },
      message: 'Profile photo updated',
    };
  };

  return {
    updateProfilePhoto: changePhoto,
    profilePictureDetails: changePhoto,

    saveResume: async ({ file, caller }) => {
      if (file === null) throw refuseField('resume', 'Choose a file first.');
      return { data: await saveResume(deps, file, caller.userId), message: 'Resume saved' };
    },

    fileAddress: async ({ params, caller }) => {
      const file = await findVisibleFile(deps.db, params.id, caller.userId);
      if (file === undefined) throw notFound();
      return { data: { address: fileAddress(deps, file.id, caller) } };
    },
  };
};
