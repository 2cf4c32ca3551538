-- What must still happen outside, written in the transaction that decides it.
create table outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  topic text not null,
  company_id text not null,
  -- messages of one ship-to go out in order; a poisoned one blocks only its ship-to
  ship_to_id text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  available_at timestamptz not null,
  attempts int not null default 0,
  leased_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text
);
create index outbox_waiting on outbox (topic, ship_to_id, id) where done_at is null;

create table idempotency_record (
  scope text not null,
  key text not null check (length(key) <= 255),
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_record_by_age on idempotency_record (created_at);

create table audit_entry (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  actor_id text,
  company_id text,
  ship_to_id text,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_entry_by_subject on audit_entry (subject, id);

create function refuse_change() returns trigger language plpgsql as
$$ begin raise exception 'the audit trail is append-only'; end $$;
create trigger audit_entry_is_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
