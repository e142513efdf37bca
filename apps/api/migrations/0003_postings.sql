-- Job postings and what candidates do with them.

create table posting (
  id uuid primary key,
  employer_id uuid not null references employer on delete cascade,
  -- Made by the wizard: a repeated add of the same draft makes one posting (JOB-05).
  draft_id uuid,
  version integer not null default 1,
  job_title text not null,
  job_types text[] not null,
  job_roles text[] not null,
  -- As typed, and what was understood of it in months (null: nothing was; an open end: null maximum).
  experience text not null,
  experience_min_months integer,
  experience_max_months integer,
  salary integer not null,
  currency text not null default 'USD',
  hiring_timeline text not null,
  hire_count smallint not null check (hire_count between 1 and 9999),
  country text not null,
  location text not null,
  closes_on date,
  time_zone text not null default 'UTC',
  qualification text not null,
  working_hours text not null,
  technologies text[] not null,
  skills text[] not null,
  benefits text[] not null,
  description text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  closed_at timestamptz,
  deleted_at timestamptz,
  unique (employer_id, draft_id)
);
create index posting_of_employer on posting (employer_id, created_at desc, id desc) where deleted_at is null;

create table saved_posting (
  candidate_id uuid not null references candidate on delete cascade,
  posting_id uuid not null references posting on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (candidate_id, posting_id)
);
create index saved_posting_newest on saved_posting (candidate_id, saved_at desc, posting_id desc);
create index saved_posting_posting on saved_posting (posting_id);

-- One row an application. Withdrawing keeps it; applying again makes a new one (STAT-02).
create table application (
  id uuid primary key,
  posting_id uuid not null references posting on delete cascade,
  candidate_id uuid not null references candidate on delete cascade,
  status text not null default 'sent' check (status in ('sent', 'seen', 'shortlisted', 'declined', 'hired')),
  applied_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index application_standing on application (candidate_id, posting_id) where withdrawn_at is null;
create index application_of_candidate on application (candidate_id, applied_at desc, id desc) where withdrawn_at is null;
create index application_to_posting on application (posting_id, applied_at desc, id desc) where withdrawn_at is null;

create table application_event (
  application_id uuid not null references application on delete cascade,
  position smallint not null,
  status text not null check (status in ('sent', 'seen', 'shortlisted', 'declined', 'hired', 'withdrawn')),
  message text not null default '',
  at timestamptz not null default now(),
  primary key (application_id, position)
);

create table shortlisted_candidate (
  employer_id uuid not null references employer on delete cascade,
  candidate_id uuid not null references candidate on delete cascade,
  added_at timestamptz not null default now(),
  primary key (employer_id, candidate_id)
);
create index shortlisted_candidate_candidate on shortlisted_candidate (candidate_id);
