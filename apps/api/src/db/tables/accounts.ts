import type { ColumnType, Generated } from 'kysely';
import type { Defaulted, Now } from '#api/db/tables/columns.ts';

export type AccountTable = {
  id: string;
  role: 'employee' | 'employer';
  email: string;
  emailKey: string;
  passwordHash: string;
  createdAt: Now;
};

export type EmployerTable = {
  accountId: string;
  company: string;
  category: 'Company' | 'Non-Profit Organisation';
  designation: string;
  firstName: string;
  lastName: string;
  gender: number;
  mobile: string;
  address: Defaulted<string>;
  updatedAt: Now;
};

export type SignUpTable = {
  id: string;
  role: 'employee' | 'employer';
  email: string;
  emailKey: string;
  passwordHash: string;
  details: ColumnType<Record<string, unknown>, string, string>;
  createdAt: Now;
  expiresAt: Date;
};

export type OneTimeCodeTable = {
  id: string;
  purpose: 'sign-up' | 'password-reset' | 'email-change';
  role: 'employee' | 'employer';
  emailKey: string;
  signUpId: Defaulted<string | null>;
  accountId: Defaulted<string | null>;
  codeHash: Defaulted<Buffer | null>;
  linkHash: Buffer;
  wrongTries: Defaulted<number>;
  createdAt: Now;
  expiresAt: Date;
  usedAt: Defaulted<Date | null>;
  voidAt: Defaulted<Date | null>;
};

export type ResetGrantTable = {
  tokenHash: Buffer;
  accountId: string;
  createdAt: Now;
  expiresAt: Date;
  usedAt: Defaulted<Date | null>;
};

export type SessionTable = {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  createdAt: Now;
  lastUsedAt: Now;
  expiresAt: Date;
  clientAddress: Defaulted<string>;
  userAgent: Defaulted<string>;
};

export type LimitedEventTable = { id: Generated<string>; kind: string; subject: string; at: Now };

export type StoredFileTable = {
  id: string;
  accountId: string;
  kind: 'photo' | 'resume' | 'posting-image';
  fileName: string;
  mediaType: string;
  byteSize: number;
  storageKey: string;
  createdAt: Now;
};

export type EmailChangeTable = {
  accountId: string;
  email: string;
  emailKey: string;
  sessionId: string | null;
  expiresAt: Date;
};
