-- Who has a term, as bits: counting any combination of filters is then a few hundred ANDs, however common its terms are.
-- Why, and what was measured: docs/decisions/2026-11-28-counting-by-bits.md.

-- A candidate's place in the bits.
alter table candidate_search add column slot integer generated always as identity;
create unique index candidate_search_slot on candidate_search (slot);

-- Bit n of block b is the candidate of slot b * 16384 + n. One of `many` and `few` is null: bits that nearly nobody has are
-- packed by a factor of twenty, the others are not, since unpacking them would take longer than everything else.
create table candidate_block (
  token integer,
  block integer,
  many bit(16384),
  few bit(16384),
  primary key (token, block)
) with (toast_tuple_target = 128);
alter table candidate_block alter column many set storage plain, alter column few set storage main;

-- What a listed candidate is counted under: its facets (above 0), everyone (0), and its numbers in steps of several widths,
-- so that a few steps make up any range: of experience four years, one year and the month; of a salary the number of digits and
-- its first one, two and three. `candidate-tokens.ts` finds the steps of a range.
create function candidate_tokens(facets integer[], experience_months integer, expected_salary integer)
returns integer[] language sql immutable parallel safe as $$
  select facets
    | 0
    | array(
      select step from unnest(array[-100 - experience_months / 48, -200 - experience_months / 12, -1000 - experience_months])
        as step where step is not null)
    | array(
      select -10000 - (length(expected_salary::text) * 4 + digits) * 1000
        - coalesce(nullif(left(rpad(expected_salary::text, digits, '0'), digits), ''), '0')::integer
      from generate_series(0, 3) as digits where expected_salary is not null)
$$;

-- Flips the bits of what changed. A term that a candidate had before and has after is there twice, and stays.
-- In order, so that two saves wait for each other at most.
create function flip_candidate_bits(changed candidate_search[]) returns void language sql as $$
  insert into candidate_block as kept (token, block, many, few)
  select token, block, case when bit_count(bits) >= 128 then bits end, case when bit_count(bits) < 128 then bits end
  from (
    select token, slot >> 14 as block, bit_or(set_bit(repeat('0', 16384)::bit(16384), slot & 16383, 1)) as bits
    from (
      select token, row.slot
      from unnest(changed) as row,
        unnest(candidate_tokens(row.facets, row.experience_months, row.expected_salary)) as token
      where row.listed
      group by token, row.slot
      having count(*) = 1
    ) as change
    group by token, slot >> 14
  ) as flipped
  order by token, block
  on conflict (token, block) do update set (many, few) = (
    select case when bit_count(bits) >= 128 then bits end, case when bit_count(bits) < 128 then bits end
    from (values (coalesce(kept.many, kept.few) # coalesce(excluded.many, excluded.few))) as now (bits))
$$;

create function keep_candidate_blocks() returns trigger language plpgsql as $$
declare
  changed candidate_search[];
begin
  if tg_op <> 'INSERT' then
    changed := array(select row(was.*)::candidate_search from was);
  end if;
  if tg_op <> 'DELETE' then
    changed := changed || array(select row(now.*)::candidate_search from now);
  end if;
  perform flip_candidate_bits(changed);
  return null;
end $$;

create trigger candidate_block_insert after insert on candidate_search
  referencing new table as now for each statement execute function keep_candidate_blocks();
create trigger candidate_block_update after update on candidate_search
  referencing old table as was new table as now for each statement execute function keep_candidate_blocks();
create trigger candidate_block_delete after delete on candidate_search
  referencing old table as was for each statement execute function keep_candidate_blocks();
-- Loading large amounts switches off what checks rows one by one, and not this.
alter table candidate_search enable always trigger candidate_block_insert;
alter table candidate_search enable always trigger candidate_block_update;
alter table candidate_search enable always trigger candidate_block_delete;

-- Who was there before.
set local work_mem = '256MB';
do $$
declare
  first integer := 0;
begin
  while first <= (select max(slot) from candidate_search) loop
    perform flip_candidate_bits(array(
      select row from candidate_search as row where row.slot between first and first + 16383));
    first := first + 16384;
  end loop;
end $$;
