-- How many listed candidates have a term: counted anew every few minutes out of `candidate_block`, for suggestions while typing.
create extension if not exists pg_trgm;

alter table facet add column candidates integer not null default 0;
-- What is typed stands at the start of a term or somewhere in it; the commonest come first.
create index facet_common on facet (kind, candidates desc) where candidates > 0;
create index facet_text on facet using gin (folded gin_trgm_ops);
