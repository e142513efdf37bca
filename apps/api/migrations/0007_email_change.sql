-- The new address that an account asked for: it counts once a code or link mailed there proves it (PROF-14).
create table email_change (
  -- At most one: a new request takes the place of the last one.
  account_id uuid primary key references account on delete cascade,
  email text not null,
  email_key text not null,
  -- The session that asked: the one that stays when the change is done.
  session_id uuid references session on delete set null,
  expires_at timestamptz not null
);
create index email_change_session on email_change (session_id);
create index email_change_expiry on email_change (expires_at);
