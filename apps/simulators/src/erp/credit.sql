-- what payers of the demo may owe, and what they owed before the portal came; others are given no limit
create table if not exists credit_account (
  payer text primary key,
  limit_cents bigint not null,
  open_cents bigint not null,
  currency text not null default 'EUR'
);
do $$ begin
  if not exists (select from credit_account) then
    insert into credit_account (payer, limit_cents, open_cents) values
      ('2000101', 75000000, 48954820), ('2000111', 30000000, 21737410), ('2000112', 15000000, 9690350),
      ('2000121', 40000000, 25141100), ('2000131', 1500000, 678540), ('2000141', 15000000, 9541165),
      ('2000151', 5000000, 3061390), ('2000161', 7500000, 5377025), ('2000171', 2500000, 1711580),
      ('2000181', 3000000, 1822535), ('2000191', 500000, 270610);
  end if;
end $$;
