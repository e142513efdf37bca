import { type ProfileView, profileRoutes } from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useSend } from '#core/calls.ts';
import { callKey } from '#core/queries.ts';
import { send } from '#core/send.ts';
import { toast } from '#core/toast.ts';
import { useUpload } from '#core/use-upload.ts';
import { cropPhoto } from './crop-photo.ts';

/** A chosen picture as an address that an image takes. */
const useFileUrl = (file: File | null): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    setUrl(undefined);
    if (file === null) return;
    const reader = new FileReader();
    reader.onload = () => setUrl(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
};

/** The photo that is being chosen, cut and sent; the old one stays until the new one is in (PROF-12). */
export const usePhoto = ({ userId }: ProfileView, onDone: () => void) => {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [area, setArea] = useState<Area>();
  const [unreadable, setUnreadable] = useState(false);
  const url = useFileUrl(file);
  const body = { id: userId };
  const saved = async ({ code, message }: { code: string; message: string }) => {
    toast(code, message);
    await client.invalidateQueries({ queryKey: callKey(profileRoutes.viewProfile) });
    onDone();
  };
  const upload = useUpload(async (chosen: { file: File; url: string; area: Area }, signal, transport) => {
    const cut = await cropPhoto(chosen.file, chosen.url, chosen.area);
    return send(profileRoutes.updateProfilePhoto, { body, file: cut, signal }, transport);
  }, saved);
  const removing = useSend(profileRoutes.updateProfilePhoto, { onSuccess: saved });
  return {
    file,
    url,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setArea(undefined);
      setUnreadable(false);
      upload.reset();
    },
    setArea,
    unreadable,
    onUnreadable: () => setUnreadable(true),
    upload,
    canSave: file !== null && area !== undefined && !unreadable,
    save: () => file !== null && url && area && upload.send({ file, url, area }),
    remove: () => removing.mutate({ body, file: null }),
    removing,
  };
};
