-- Each ticket has an owner, or waits in the queue of customer service; since when it waits for the brewery is stored.
-- A ticket without a row is of customer service. Whether the owner still looks after it is checked when it is read.
create table ticket_owner (
  ticket_id int primary key references ticket on delete cascade,
  user_id text not null references portal_user on delete cascade
);
create index ticket_owner_by_person on ticket_owner (user_id);

alter table ticket
  -- null while it does not wait for the brewery
  add column waiting_since timestamptz,
  -- when the brewery was last reminded of it; null: not since it waits
  add column reminded_at timestamptz;

update ticket set waiting_since = updated_at where status = 'open';
insert into ticket_owner (ticket_id, user_id)
  select t.id, min(r.user_id) from ticket t
  join user_role r on r.company_id = t.company_id and r.ship_to_id = t.ship_to_id and r.is_active
  where r.customer_type in ('AccountManagerOntrade', 'AccountManagerOfftrade') and r.user_id is distinct from t.user_id
  group by t.id;

alter table ticket
  add constraint ticket_waits_while_open check ((status = 'open') = (waiting_since is not null)),
  add constraint ticket_is_reminded_of_while_open check (reminded_at is null or status = 'open');
create index ticket_waiting on ticket (coalesce(reminded_at, waiting_since)) where status = 'open';
-- Customer service reads the tickets of all ship-tos.
create index ticket_latest on ticket (updated_at desc, id desc);

-- A ticket that is opened again waits anew. More comments of the customer do not put off the reminder.
create function set_ticket_clock() returns trigger language plpgsql as
$$ begin
  if new.status <> 'open' then
    new.waiting_since := null;
    new.reminded_at := null;
  elsif tg_op = 'INSERT' then
    new.waiting_since := coalesce(new.waiting_since, new.created_at);
  elsif old.status <> 'open' then
    new.waiting_since := new.updated_at;
    new.reminded_at := null;
  end if;
  return new;
end $$;
create trigger ticket_clock_is_set before insert or update of status on ticket
  for each row execute function set_ticket_clock();

-- Staff without a role at the ship-to are notified of its tickets by name.
alter table notification drop constraint notification_is_for_somebody;
alter table notification add constraint notification_is_for_somebody check (
  (company_id is null) = (ship_to_id is null)
  and case when company_id is null then kind in ('user', 'news', 'ticket') else kind not in ('user', 'news') end
  and (company_id is not null or kind = 'news' or user_id is not null));
