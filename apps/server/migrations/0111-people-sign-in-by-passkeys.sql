-- Whom a provider proved who they are has shown what that provider asks for: no second factor of ours is owed.
alter table session add column by_provider boolean not null default false;

-- A key pair whose private half never leaves the device of a person.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references portal_user on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null check (length(public_key) between 1 and 2048),
  -- What the device has counted; a copy of the key counts on its own, and falls behind.
  sign_count bigint not null check (sign_count between 0 and 4294967295),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_user on passkey (user_id);

-- What a device is asked to sign, once: by whom it was asked for, and what it is for.
create table passkey_challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  holder_hash bytea not null check (length(holder_hash) = 32),
  purpose text not null check (purpose in ('add', 'sign-in', 'second-step')),
  expires_at timestamptz not null
);

-- Recovery codes stand in for a lost passkey, too.
alter table recovery_code drop constraint recovery_code_user_id_fkey;
alter table recovery_code add constraint recovery_code_user_id_fkey
  foreign key (user_id) references portal_user on delete cascade;
