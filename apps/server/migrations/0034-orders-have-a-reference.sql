-- What names an order for good, here and in the ERP. Its number may come again: a database that comes back without its
-- last seconds counts on from where it was.
alter table sales_order add column reference uuid;
-- Orders from before keep theirs, even if this is applied once more to an older backup.
update sales_order set reference = md5(token)::uuid;
alter table sales_order
  alter column reference set default gen_random_uuid(),
  alter column reference set not null,
  add unique (reference),
  -- the numbers it had before, where the ERP had given them to another order; the first is the one its buyer was shown
  add column former_numbers text[] not null default '{}';
