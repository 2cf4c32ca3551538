create table if not exists payment (
  id text primary key,
  -- asked again with the same key, it is the same payment
  idempotency_key text unique,
  mode text not null,
  amount_cents bigint not null,
  currency text not null,
  method text,
  description text not null,
  redirect_url text not null,
  webhook_url text,
  metadata jsonb,
  status text not null default 'open',
  charged_back_cents bigint not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table if not exists payment_refund (
  id text primary key,
  payment_id text not null references payment on delete cascade,
  idempotency_key text unique,
  amount_cents bigint not null,
  metadata jsonb,
  created_at timestamptz not null
);
create index if not exists payment_refund_by_payment on payment_refund (payment_id);

-- what the shop is still to be told
create table if not exists payment_call (
  id bigint generated always as identity primary key,
  payment_id text not null references payment on delete cascade,
  attempts int not null default 0,
  due_at timestamptz not null,
  done_at timestamptz
);
create index if not exists payment_call_due on payment_call (due_at) where done_at is null;
