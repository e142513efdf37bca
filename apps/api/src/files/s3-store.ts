import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { FileStore } from '#api/files/file-store.ts';
import { isStorageKey, requireStorageKey } from '#api/files/storage-key.ts';

const clientConfig = (url: URL): S3ClientConfig => {
  const endpoint = url.searchParams.get('endpoint');
  return {
    region: url.searchParams.get('region') ?? 'us-east-1',
    // Other makers' servers rarely answer to bucket.host.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Without credentials in the address the usual places are searched: environment, profile, instance role.
    ...(url.username === ''
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }),
  };
};

/**
 * Files in a bucket of S3 or of a server that speaks its protocol.
 * @param pageSize how many keys are listed at a time; S3 gives 1,000 at most
 */
export const s3Store = (url: URL, pageSize = 1000): FileStore => {
  const client = new S3Client(clientConfig(url));
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  const folder = prefix === '' ? '' : `${prefix}/`;
  const place = (key: string) => ({
    Bucket: url.hostname,
    Key: `${folder}${requireStorageKey(key)}`,
  });
  /** By the last key seen, which every maker's server understands, unlike tokens. */
  const listAfter = (marker: string | undefined) =>
    client.send(
      new ListObjectsCommand({ Bucket: url.hostname, Prefix: folder, Marker: marker, MaxKeys: pageSize }),
    );
  return {
    put: async (key, content) => {
      await client.send(
        new PutObjectCommand({ ...place(key), Body: content, ContentLength: content.byteLength }),
      );
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    keysBefore: async function* (time) {
      let marker: string | undefined;
      do {
        const { Contents = [], IsTruncated } = await listAfter(marker);
        const old = Contents.filter(({ LastModified }) => LastModified !== undefined && LastModified < time);
        yield old.map(({ Key = '' }) => Key.slice(folder.length)).filter(isStorageKey);
        marker = IsTruncated ? Contents.at(-1)?.Key : undefined;
      } while (marker !== undefined);
    },
  };
};
