-- By what a service that signs its people in here learns who came: once, within a minute, while they are signed in.
create table service_code (
  -- of what the browser brings to the service; nobody reads a code from the database
  code_hash bytea primary key check (length(code_hash) = 32),
  -- whoever has signed out meanwhile signs in nowhere
  session_hash bytea not null references session on delete cascade,
  client_id text not null check (length(client_id) between 1 and 200),
  return_url text not null check (length(return_url) between 1 and 500),
  nonce text check (length(nonce) between 1 and 500),
  challenge text not null check (length(challenge) = 43),
  expires_at timestamptz not null
);
create index service_code_by_session on service_code (session_hash);
create index service_code_by_expiry on service_code (expires_at);
