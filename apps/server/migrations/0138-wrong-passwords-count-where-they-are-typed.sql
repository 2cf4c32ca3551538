-- Browsers in which somebody signed in: there a lock for other devices does not stop them.
create table known_device (
  user_id text not null references portal_user on delete cascade,
  -- Of the person and the token of the browser together: it does not tell who else signed in there.
  device_hash bytea not null check (length(device_hash) = 32),
  last_seen_on date not null default current_date,
  failed_attempts int not null default 0 check (failed_attempts >= 0),
  locked_until timestamptz,
  primary key (user_id, device_hash)
);

-- A known network has a count of its own. `portal_user` counts what failed anywhere else.
alter table known_network
  add column failed_attempts int not null default 0 check (failed_attempts >= 0),
  add column locked_until timestamptz;
