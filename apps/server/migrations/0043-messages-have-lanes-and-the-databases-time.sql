-- What one ship-to decided for the ERP goes there in that order: its messages are in one lane. What has no lane goes as it comes.
alter table outbox add column lane text generated always as
  (case when topic like 'erp.%' then company_id || ' ' || ship_to_id end) stored;
drop index outbox_lane;
create index outbox_lane on outbox (lane, id) where done_at is null and lane is not null;

-- Workers tell the time by the database's clock, however far their own are apart.
alter table outbox alter column created_at set default now(), alter column available_at set default now();
