-- The code that a person was sent by SMS, to say that the phone is theirs; a newer one takes its place.
create table phone_code (
  user_id text primary key references portal_user on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  expires_at timestamptz not null,
  tries_left int not null check (tries_left >= 0)
);
