-- A service that the portal signed somebody in at hears that they are gone, however their session ended.
create table service_sign_on (
  -- the service knows the sign-on by it, and no other service knows the same
  id uuid primary key default gen_random_uuid(),
  session_hash bytea not null references session on delete cascade,
  user_id text not null references portal_user on delete cascade,
  -- what the service is called there
  client_id text not null check (length(client_id) between 1 and 500),
  unique (session_hash, client_id)
);
create index service_sign_on_by_user on service_sign_on (user_id);

-- Sessions end in many ways: none of them can forget to say so here.
create function say_service_sign_on_ended() returns trigger language plpgsql as
$$ begin
  insert into outbox (key, topic, company_id, ship_to_id, payload)
  values ('service.sign-out:' || old.id, 'service.sign-out', '', '',
    jsonb_build_object('signOn', old.id, 'userId', old.user_id, 'clientId', old.client_id));
  return null;
end $$;
create trigger service_sign_on_says_when_it_ended after delete on service_sign_on
  for each row execute function say_service_sign_on_ended();

-- An import that deactivates somebody leaves their sessions, which open nothing any more.
create function end_service_sign_ons() returns trigger language plpgsql as
$$ begin delete from service_sign_on where user_id = new.id; return null; end $$;
create trigger portal_user_ends_service_sign_ons after update of status on portal_user
  for each row when (new.status = 'Inactive' and old.status <> 'Inactive') execute function end_service_sign_ons();

-- By what a service asks once more who came, for a few minutes.
create table service_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  sign_on_id uuid not null references service_sign_on on delete cascade,
  expires_at timestamptz not null
);
create index service_token_by_sign_on on service_token (sign_on_id);
create index service_token_by_expiry on service_token (expires_at);
