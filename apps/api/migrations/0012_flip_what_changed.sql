-- A statement that changes no term of anybody, as most saves are and a change of every row may be, has nothing to flip.
create or replace function keep_candidate_blocks() returns trigger language plpgsql as $$
declare
  changed candidate_search[];
begin
  case tg_op
    when 'INSERT' then changed := array(select row(now.*)::candidate_search from now);
    when 'DELETE' then changed := array(select row(was.*)::candidate_search from was);
    else changed := array(
      select unnest(array[row(was.*)::candidate_search, row(now.*)::candidate_search])
      from was join now using (candidate_id)
      where (was.listed, was.facets, was.experience_months, was.expected_salary)
        is distinct from (now.listed, now.facets, now.experience_months, now.expected_salary));
  end case;
  if cardinality(changed) > 0 then
    perform flip_candidate_bits(changed);
  end if;
  return null;
end $$;
