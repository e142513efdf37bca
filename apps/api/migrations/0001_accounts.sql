-- Accounts of both roles, pending sign-ups, one-time codes, grants, sessions and the counters that limit guessing.

create table account (
  id uuid primary key,
  role text not null check (role in ('employee', 'employer')),
  -- As typed (outer spaces trimmed): what we show and mail to.
  email text not null,
  -- NFKC, case-folded and trimmed (`emailKey` in the contract): what makes two spellings one account (SIGN-09).
  email_key text not null,
  password_hash text not null,
  created_at timestamptz not null default now(),
  unique (role, email_key)
);

create table employer (
  account_id uuid primary key references account on delete cascade,
  company text not null,
  category text not null check (category in ('Company', 'Non-Profit Organisation')),
  designation text not null,
  first_name text not null,
  last_name text not null,
  gender smallint not null check (gender in (1, 2, 3)),
  mobile text not null,
  address text not null default '',
  updated_at timestamptz not null default now()
);

-- Every attempt to sign up is a record of its own until a code mailed for it verifies it (SIGN-07).
create table sign_up (
  id uuid primary key,
  role text not null check (role in ('employee', 'employer')),
  email text not null,
  email_key text not null,
  password_hash text not null,
  -- The form's other values, as the contract's sign-up schema has them; they become the candidate or employer row.
  details jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_up_email on sign_up (role, email_key, created_at desc);
create index sign_up_expiry on sign_up (expires_at);

create table one_time_code (
  id uuid primary key,
  purpose text not null check (purpose in ('sign-up', 'password-reset', 'email-change')),
  role text not null check (role in ('employee', 'employer')),
  email_key text not null,
  sign_up_id uuid references sign_up on delete cascade,
  account_id uuid references account on delete cascade,
  -- Keyed hashes; null when only the link was mailed (OTP-06).
  code_hash bytea,
  link_hash bytea not null unique,
  wrong_tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Set when a newer code replaces this one or too many tries void it.
  void_at timestamptz
);
create index one_time_code_newest on one_time_code (purpose, role, email_key, created_at desc);
create index one_time_code_sign_up on one_time_code (sign_up_id);
create index one_time_code_account on one_time_code (account_id);
create index one_time_code_expiry on one_time_code (expires_at);

-- The right to set a new password once, handed out for a right code (PWD-02).
create table reset_grant (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_grant_account on reset_grant (account_id);
create index reset_grant_expiry on reset_grant (expires_at);

create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- 30 days after creation; a session unused for 7 days ends too (AUTH-06).
  expires_at timestamptz not null,
  client_address text not null default '',
  user_agent text not null default ''
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

-- One row an event that is limited: a wrong login, a wrong code, a mail sent. Counted over a window of time.
create table limited_event (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  at timestamptz not null default now()
);
create index limited_event_window on limited_event (kind, subject, at);
create index limited_event_age on limited_event (at);
