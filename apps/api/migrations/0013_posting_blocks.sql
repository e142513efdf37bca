-- Bits of postings as those of candidates (0010): counting a job list, and finding the best jobs for a candidate, are then a few
-- ANDs over a dozen blocks. Why, and what was measured: docs/decisions/2026-11-28-jobs-by-bits.md.

-- A posting's place in the bits.
alter table posting_search add column slot integer generated always as identity;
create unique index posting_search_slot on posting_search (slot);
-- A token says it now.
drop index posting_search_sparse;

create table posting_block (
  token integer,
  block integer,
  many bit(16384),
  few bit(16384),
  primary key (token, block)
) with (toast_tuple_target = 128);
alter table posting_block alter column many set storage plain, alter column few set storage main;

-- What a listed posting is counted under: its facets and wanted abilities (above 0), everyone (0), whether it leaves its title or
-- its abilities open (-1), how many abilities it wants, and its numbers in steps of several widths. `posting-tokens.ts` finds
-- the steps of a range. Of closing times the day counts, at the latest one in 2059.
create function posting_tokens(posting posting_search) returns integer[] language sql stable as $$
  select posting.facets
    | array(select token / 8 from unnest(posting.wanted) as token where token % 8 = 1)
    | 0
    | case when posting.title is null or posting.wanted = '{}' then array[-1] else '{}' end
    | -70000 - cardinality(posting.wanted) / 5
    | array(
      select step from unnest(array[
        -100 - posting.experience_min_months / 48,
        -200 - posting.experience_min_months / 12,
        -1000 - posting.experience_min_months,
        -3100 - posting.experience_max_months / 48,
        -3200 - posting.experience_max_months / 12,
        -4000 - posting.experience_max_months,
        case when posting.experience_min_months is not null and posting.experience_max_months is null then -3000 end
      ]) as step where step is not null)
    | array(
      select -10000 - (length(posting.salary::text) * 4 + digits) * 1000
        - coalesce(nullif(left(rpad(posting.salary::text, digits, '0'), digits), ''), '0')::integer
      from generate_series(0, 3) as digits)
    | (
      select array[-62000 - day / 512, -61000 - day / 64, -63000 - day / 8, -100000 - day]
      from (select least(greatest(floor(extract(epoch from posting.closes_at) / 86400), 0), 32767)::integer as day) as closing)
$$;

create function flip_posting_bits(changed posting_search[]) returns void language sql as $$
  insert into posting_block as kept (token, block, many, few)
  select token, block, case when bit_count(bits) >= 128 then bits end, case when bit_count(bits) < 128 then bits end
  from (
    select token, slot >> 14 as block, bit_or(set_bit(repeat('0', 16384)::bit(16384), slot & 16383, 1)) as bits
    from (
      select token, row.slot
      from unnest(changed) as row, unnest(posting_tokens(row)) as token
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

create function keep_posting_blocks() returns trigger language plpgsql as $$
declare
  changed posting_search[];
begin
  case tg_op
    when 'INSERT' then changed := array(select row(now.*)::posting_search from now);
    when 'DELETE' then changed := array(select row(was.*)::posting_search from was);
    else changed := array(
      select unnest(array[row(was.*)::posting_search, row(now.*)::posting_search])
      from was join now using (posting_id)
      where was.listed <> now.listed
        or posting_tokens(row(was.*)::posting_search) <> posting_tokens(row(now.*)::posting_search));
  end case;
  if cardinality(changed) > 0 then
    perform flip_posting_bits(changed);
  end if;
  return null;
end $$;

create trigger posting_block_insert after insert on posting_search
  referencing new table as now for each statement execute function keep_posting_blocks();
create trigger posting_block_update after update on posting_search
  referencing old table as was new table as now for each statement execute function keep_posting_blocks();
create trigger posting_block_delete after delete on posting_search
  referencing old table as was for each statement execute function keep_posting_blocks();
alter table posting_search enable always trigger posting_block_insert;
alter table posting_search enable always trigger posting_block_update;
alter table posting_search enable always trigger posting_block_delete;

-- Adds numbers for all postings of a block at once, digit by binary digit: sum[1] holds the lowest digit of each posting's sum.
create function add_for_members(sum bit[], members bit, number integer) returns bit[] language plpgsql immutable as $$
declare
  carry bit(16384);
  digit bit(16384);
  place integer;
begin
  for power in 0..2 loop
    continue when number & (1 << power) = 0;
    carry := members;
    place := power + 1;
    while bit_count(carry) > 0 loop
      digit := sum[place];
      sum[place] := coalesce(digit # carry, carry);
      carry := coalesce(digit & carry, digit # digit, carry # carry);
      place := place + 1;
    end loop;
  end loop;
  return sum;
end $$;
-- The sum of each posting of a block, of numbers from 0 to 7, each for its members.
create aggregate sum_for_members(members bit, number integer) (sfunc = add_for_members, stype = bit[], initcond = '{}');

-- The postings of a block whose sum is so large.
create function at_least(sum bit[], number integer) returns bit language plpgsql immutable as $$
declare
  nobody constant bit(16384) := repeat('0', 16384);
  equal bit(16384) := ~nobody;
  greater bit(16384) := nobody;
  digit bit(16384);
begin
  if number <= 0 then
    return equal;
  end if;
  for place in reverse greatest(cardinality(sum), length(ltrim(number::bit(16)::text, '0')))..1 loop
    digit := coalesce(sum[place], nobody);
    if number & (1 << (place - 1)) = 0 then
      greater := greater | (equal & digit);
      equal := equal & ~digit;
    else
      equal := equal & digit;
    end if;
  end loop;
  return greater | equal;
end $$;

-- What was there before.
set local work_mem = '256MB';
do $$
declare
  first integer := 0;
begin
  while first <= (select max(slot) from posting_search) loop
    perform flip_posting_bits(array(
      select row from posting_search as row where row.slot between first and first + 16383));
    first := first + 16384;
  end loop;
end $$;
