-- What a card shows of a candidate's lists, as it shows it: a page would read some two hundred rows of them otherwise. Rows of an
-- earlier derivation do not have it yet.
alter table candidate_search
  add column skills json not null default '[]',
  add column technologies json not null default '[]';
