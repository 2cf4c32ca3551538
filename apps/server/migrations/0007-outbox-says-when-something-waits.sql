-- The first word of a topic is its lane: all that goes to the ERP for one ship-to stays in the order it was decided in.
drop index outbox_waiting;
create index outbox_waiting on outbox (topic, id) where done_at is null;
create index outbox_lane on outbox (split_part(topic, '.', 1), company_id, ship_to_id, id) where done_at is null;

-- Workers listen instead of asking all the time; they hear it when the transaction commits.
create function say_outbox_waits() returns trigger language plpgsql as
$$ begin notify outbox; return null; end $$;
create trigger outbox_says_when_something_waits after insert on outbox
  for each statement execute function say_outbox_waits();
