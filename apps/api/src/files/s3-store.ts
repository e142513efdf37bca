import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import type { FileStore } from '#api/files/file-store.ts';
import { requireStorageKey } from '#api/files/storage-key.ts';

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

/** Files in a bucket of S3 or of a server that speaks its protocol. */
export const s3Store = (url: URL): FileStore => {
  const client = new S3Client(clientConfig(url));
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  const place = (key: string) => ({
    Bucket: url.hostname,
    Key: [prefix, requireStorageKey(key)].filter((part) => part !== '').join('/'),
  });
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
  };
};
