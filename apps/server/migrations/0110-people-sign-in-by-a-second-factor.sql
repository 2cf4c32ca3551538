-- What an app for codes shares with us (RFC 6238); it is asked for once a first code has confirmed it.
create table second_factor (
  user_id text primary key references portal_user on delete cascade,
  secret bytea not null check (length(secret) = 20),
  confirmed_at timestamptz,
  -- The half minute whose code was taken last: a code is taken once.
  last_step bigint not null default 0 check (last_step >= 0)
);

-- What opens the door once where the app is lost.
create table recovery_code (
  user_id text not null references second_factor on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (user_id, code_hash)
);

-- Whoever gave the right password and still owes the code.
create table pending_sign_in (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id text not null references portal_user on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_in_by_user on pending_sign_in (user_id);
