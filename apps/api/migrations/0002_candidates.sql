-- The candidate's profile: the normalised source from which the search row (0004) is derived.

create table stored_file (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('photo', 'resume', 'posting-image')),
  -- As the person named it; never a part of the storage key (SEC-11).
  file_name text not null,
  media_type text not null,
  byte_size integer not null,
  storage_key text not null unique,
  created_at timestamptz not null default now()
);
create index stored_file_account on stored_file (account_id, kind);

create table candidate (
  account_id uuid primary key references account on delete cascade,
  -- 0 to 7: the next step to fill in; 8: complete (APP-07).
  profile_status smallint not null default 0 check (profile_status between 0 and 9),
  -- Raised by every save; a save made from an older copy is refused as stale (PROF-16).
  version integer not null default 1,
  pursues_employment boolean not null default true,
  first_name text not null,
  last_name text not null,
  mobile text not null default '',
  contact_email text not null default '',
  about text not null default '',
  institution text not null default '',
  gender smallint check (gender in (1, 2, 3)),
  address text not null default '',
  city text not null default '',
  state text not null default '',
  country text not null default '',
  pincode text not null default '',
  linked_in_profile text not null default '',
  strengths text[] not null default '{}',
  top_values text[] not null default '{}',
  photo_id uuid references stored_file on delete set null,
  resume_id uuid references stored_file on delete set null,
  is_fresher boolean not null default false,
  -- Years and months together; null until the experience step is saved.
  experience_months integer check (experience_months between 0 and 731),
  annual_salary integer,
  annual_salary_currency text not null default 'USD',
  countries_worked_for text[] not null default '{}',
  intern_period text not null default '',
  intern_location text not null default '',
  intern_role text not null default '',
  authorized_us boolean,
  work_on_forte boolean,
  contract_with_forte boolean,
  visa_status text not null default '',
  qualification text not null default '',
  preferred_jobs text[] not null default '{}',
  modes_of_work text[] not null default '{}',
  preferred_roles text[] not null default '{}',
  expected_salary integer,
  expected_salary_currency text not null default 'USD',
  notice_period_days smallint,
  shows_salary boolean not null default false,
  message text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index candidate_photo on candidate (photo_id) where photo_id is not null;
create index candidate_resume on candidate (resume_id) where resume_id is not null;

-- The lists of a profile. `position` keeps the order in which the person entered them.
create table candidate_organisation (
  candidate_id uuid not null references candidate on delete cascade,
  position smallint not null,
  role text not null,
  organisation text not null,
  location text not null default '',
  work_type smallint not null default 2,
  start_year smallint not null,
  start_month smallint not null check (start_month between 1 and 12),
  end_year smallint,
  end_month smallint check (end_month between 1 and 12),
  is_current boolean not null default false,
  primary key (candidate_id, position)
);

create table candidate_technology (
  candidate_id uuid not null references candidate on delete cascade,
  position smallint not null,
  name text not null,
  years smallint not null,
  primary key (candidate_id, position)
);

create table candidate_skill (
  candidate_id uuid not null references candidate on delete cascade,
  position smallint not null,
  name text not null,
  proficiency smallint not null check (proficiency between 1 and 5),
  primary key (candidate_id, position)
);

create table candidate_language (
  candidate_id uuid not null references candidate on delete cascade,
  position smallint not null,
  name text not null,
  reads boolean not null,
  writes boolean not null,
  speaks boolean not null,
  primary key (candidate_id, position)
);

create table candidate_certificate (
  candidate_id uuid not null references candidate on delete cascade,
  position smallint not null,
  name text not null,
  number text not null default '',
  organisation text not null default '',
  -- null: does not expire.
  expires_on date,
  primary key (candidate_id, position)
);

create table candidate_referral (
  candidate_id uuid not null references candidate on delete cascade,
  position smallint not null,
  name text not null default '',
  contact_number text not null default '',
  email text not null default '',
  organisation text not null default '',
  years smallint,
  primary key (candidate_id, position)
);

create table candidate_social_link (
  candidate_id uuid not null references candidate on delete cascade,
  name text not null check (name in ('Facebook', 'Instagram', 'Twitter', 'Youtube', 'Blog')),
  link text not null default '',
  not_interested boolean not null default false,
  primary key (candidate_id, name)
);
