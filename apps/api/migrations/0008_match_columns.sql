-- What a match score reads (docs/decisions), beside what the search rows have already. Ids are the dictionary's, of the
-- kinds 'ability' (a skill or technology under one name), 'job', 'currency' and 'place'.

-- Of which making a row is. A row of an older one is derived anew in the background after a start of the server.
alter table candidate_search add column derivation smallint not null default 0;
alter table posting_search add column derivation smallint not null default 0;

alter table candidate_search
  -- null: not stated. A fresher has none.
  alter column experience_months drop not null,
  -- For each ability its levels up to the candidate's own: id * 8 + 1 to id * 8 + level.
  add column abilities integer[] not null default '{}',
  add column titles integer[] not null default '{}',
  add column salary_currency integer,
  -- One bit for each of the contract's modes of work and kinds of role.
  add column modes smallint not null default 0,
  add column kinds smallint not null default 0,
  add column city integer,
  add column state integer,
  add column country integer;

alter table posting_search
  -- All five levels of each ability.
  add column wanted integer[] not null default '{}',
  add column title integer,
  add column salary_currency integer,
  add column modes smallint not null default 0,
  add column kinds smallint not null default 0,
  -- The parts of the location, any of which may be a city or a state.
  add column places integer[] not null default '{}',
  add column country integer;
