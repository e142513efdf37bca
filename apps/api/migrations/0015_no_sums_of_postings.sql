-- The server sums up what bits tell of a score (docs/decisions/2026-11-28-jobs-by-bits.md); nobody calls these any more.
drop aggregate sum_for_members(bit varying, integer);
drop function add_for_members(bit varying[], bit varying, integer);
drop function at_least(bit varying, bit varying[], integer);
