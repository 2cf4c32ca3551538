-- Sessions are the server's own; only the hash of a token is stored.
create table session (
  token_hash bytea primary key,
  user_id text not null references portal_user on delete cascade,
  kind text not null check (kind in ('cookie', 'bearer')),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- the price group is selected by this ship-to when no outletid header names one
  ship_to_id text references ship_to (id)
);
create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);

create table rate_limit (
  key text primary key,
  window_ends_at timestamptz not null,
  hits int not null
);
