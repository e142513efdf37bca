-- The few for which the bounds of a ranking don't hold (`bestPostings`).
create index posting_search_sparse on posting_search (posting_id) where title is null or wanted = '{}';
