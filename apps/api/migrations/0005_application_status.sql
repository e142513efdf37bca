-- What becomes of an application: the employer's answer, and how an employer answers on the whole (STAT-01 to STAT-03).

-- When the employer first answered: shortlisted, declined or hired.
alter table application add column answered_at timestamptz;

-- Withdrawn ones too: for their lists, for how an employer answers, and for the deletion of a posting or a candidate.
create index application_ever_by on application (candidate_id, applied_at desc, id desc);
create index application_ever_to on application (posting_id, applied_at desc, id desc);

-- How often and how fast an employer answers, derived from its applications: written with each answer, and every night,
-- when applications that got none have grown old enough to count.
create table employer_answering (
  employer_id uuid primary key references employer on delete cascade,
  counted integer not null,
  answered integer not null,
  -- Hours from applying to the first answer; null without one.
  median_hours real,
  refreshed_at timestamptz not null
);
