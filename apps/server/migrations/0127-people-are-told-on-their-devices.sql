-- A person may allow a browser to show what is new while the portal is closed: where it is reached, and of which kinds it is told.
create table push_device (
  id int generated always as identity primary key,
  user_id text not null references portal_user on delete cascade,
  -- of what the browser's cookie says: by it a logout, and whoever signs in there next, end it
  device_hash bytea not null unique check (octet_length(device_hash) = 32),
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  public_key bytea not null check (octet_length(public_key) = 65),
  auth_secret bytea not null check (octet_length(auth_secret) = 16),
  kinds text[] not null check (
    cardinality(kinds) between 1 and 6 and kinds <@ array['order', 'delivery', 'invoice', 'ticket', 'user', 'news']),
  allowed_at timestamptz not null
);
create index push_device_by_person on push_device (user_id);
