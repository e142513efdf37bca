-- What the searches run on: a dictionary of filterable terms and one derived row per candidate and per posting,
-- written in the same transaction as its source. Measured against the alternatives in docs/decisions.

create extension if not exists intarray;

-- Every term that a filter can name, as one int. `folded` is the term as `foldTerm` of the contract compares it.
create table facet (
  id integer generated always as identity primary key,
  kind text not null,
  folded text not null,
  label text not null,
  unique (kind, folded)
);

-- Which transaction wrote a row last: lets a follower pull what its snapshot has not seen yet.
create function set_changed_xid() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end $$;

create table candidate_search (
  candidate_id uuid primary key references candidate on delete cascade,
  -- Complete and pursuing employment (SEARCH-03). The row stays when it is not, so that followers see it go.
  listed boolean not null,
  facets integer[] not null,
  experience_months integer not null,
  -- null: not stated. Its currency is a facet.
  expected_salary integer,
  updated_at timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id()
);
-- The planner then knows how common each of a few thousand terms is, and picks the right index for a mix.
alter table candidate_search alter column facets set statistics 1000;
create trigger candidate_search_changed before insert or update on candidate_search
  for each row execute function set_changed_xid();
create index candidate_search_latest on candidate_search (updated_at desc, candidate_id desc)
  include (facets, experience_months, expected_salary) where listed;
create index candidate_search_facets on candidate_search using gin (facets gin__int_ops) where listed;
create index candidate_search_changed_xid on candidate_search (changed_xid);

create table posting_search (
  posting_id uuid primary key references posting on delete cascade,
  -- Neither deleted nor closed by hand; the closing date is compared when reading.
  listed boolean not null,
  facets integer[] not null,
  experience_min_months integer,
  experience_max_months integer,
  salary integer not null,
  -- The first instant at which it is closed, from its closing date and time zone; infinity without one.
  closes_at timestamptz not null default 'infinity',
  created_at timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id()
);
alter table posting_search alter column facets set statistics 1000;
create trigger posting_search_changed before insert or update on posting_search
  for each row execute function set_changed_xid();
create index posting_search_latest on posting_search (created_at desc, posting_id desc)
  include (facets, experience_min_months, experience_max_months, salary, closes_at) where listed;
create index posting_search_facets on posting_search using gin (facets gin__int_ops) where listed;
create index posting_search_changed_xid on posting_search (changed_xid);
