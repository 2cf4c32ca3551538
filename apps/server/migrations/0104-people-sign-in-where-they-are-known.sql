-- Who somebody is at a provider of their own, and sign-ons that are under way there.
create table user_identity (
  -- what a provider calls somebody is never used again for anybody else; an e-mail address may be
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 500),
  user_id text not null references portal_user on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  -- one person there is one person here
  unique (user_id, issuer)
);

create table sign_on (
  -- of what goes to the provider and comes back
  state_hash bytea primary key check (length(state_hash) = 32),
  -- of what stays in the browser that began it: nobody else goes on with it
  browser_hash bytea not null check (length(browser_hash) = 32),
  provider text not null,
  nonce text not null,
  verifier text not null,
  back text not null check (length(back) <= 2000),
  expires_at timestamptz not null
);
create index sign_on_by_expiry on sign_on (expires_at);
