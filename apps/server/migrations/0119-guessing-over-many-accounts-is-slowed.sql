-- From where somebody signed in by the right password: there they are not held up by what strangers guess.
create table known_network (
  user_id text not null references portal_user on delete cascade,
  -- Of the person and the network together: it tells nobody who else was there.
  network_hash bytea not null check (length(network_hash) = 32),
  last_seen_on date not null default current_date,
  primary key (user_id, network_hash)
);
