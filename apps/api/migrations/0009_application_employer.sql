-- Whose posting an application was made to. It never changes, and lets an employer's list be read in its order, where
-- it had to collect the applications to each of its postings first.
alter table application add column employer_id uuid references employer on delete cascade;
update application set employer_id = posting.employer_id from posting where posting.id = application.posting_id;
alter table application alter column employer_id set not null;

create index application_to_employer on application (employer_id, applied_at desc, id desc)
  include (status, withdrawn_at, posting_id);
-- The withdrawn ones are few, and would be looked for among all.
create index application_withdrawn_from_employer on application (employer_id, applied_at desc, id desc)
  where withdrawn_at is not null;
-- Whether a candidate applied to a posting again (STAT-02), or ever (BROWSE-04).
create index application_again on application (candidate_id, posting_id, id);
