-- What people are sent to be used once, of which only a hash is stored, and the passwords they had before.
create table one_time_token (
  -- of purpose and token: what is for one thing opens no other
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null,
  user_id text not null references portal_user on delete cascade,
  -- where it was sent: with another address of the person it ends
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  -- a newer one came, or what it was for is done
  ended_at timestamptz
);
-- the newest wins
create unique index one_time_token_open on one_time_token (user_id, purpose) where used_at is null and ended_at is null;
create index one_time_token_by_person on one_time_token (user_id, created_at);
create index one_time_token_by_expiry on one_time_token (expires_at);

create table former_password (
  user_id text not null references portal_user on delete cascade,
  password_hash text not null,
  replaced_at timestamptz not null,
  primary key (user_id, password_hash)
);
