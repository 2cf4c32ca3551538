-- Servers hear of a notification when its transaction commits: for which ship-to, or for which person. Whoever waits asks then.
create function say_notification_is_there() returns trigger language plpgsql as
$$ begin
  perform pg_notify('notification', coalesce(new.company_id || '/' || new.ship_to_id, new.user_id, '*'));
  return null;
end $$;
create trigger notification_says_it_is_there after insert on notification
  for each row execute function say_notification_is_there();

-- Some concern no ship-to: what became of a person's own roles, and what the brewery publishes.
alter table notification alter column company_id drop not null, alter column ship_to_id drop not null;
alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('order', 'delivery', 'invoice', 'ticket', 'user', 'news')),
  -- for news of no ship-to: the customer types it is for; empty: all
  add column user_types text[] not null default '{}',
  add constraint notification_is_for_somebody check (
    (company_id is null) = (ship_to_id is null) and (company_id is null) = (kind in ('user', 'news')) and (kind <> 'user' or user_id is not null));
create index notification_of_no_ship_to on notification (created_at desc, id desc) where company_id is null;
