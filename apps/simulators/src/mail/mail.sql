create table if not exists message (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  sender text not null,
  recipients text[] not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  received_at timestamptz not null,
  -- a repeat with the same Message-ID is counted, not shown again
  times_received int not null default 1
);
