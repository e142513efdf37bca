-- The version of the profile at which each of its steps was saved last: a save is stale only if the step that it
-- writes is newer than the copy it was made from (PROF-16). A step that is missing was not saved since this came.
alter table candidate add column step_versions jsonb not null default '{}';
