-- An order that is paid online says how far that is, and until when it waits; null: it goes on account.
alter table sales_order
  add column payment_stage text,
  add column pay_until timestamptz,
  -- from then on it was an order for the brewery
  add column paid_at timestamptz,
  -- the cart that got its goods back when it was given up
  add column returned_cart_id text,
  add constraint sales_order_payment_known check (
    payment_stage in ('awaiting', 'paid', 'lapsed', 'refunding', 'refunded')) not valid,
  add constraint sales_order_payment_has_an_end check (payment_stage is null or pay_until is not null) not valid;
create index sales_order_awaits_payment on sales_order (pay_until) where payment_stage = 'awaiting';
-- whoever comes back from paying is known by the order's token
create index sales_order_paid_by_token on sales_order (token) where payment_stage is not null;

create table payment (
  company_id text not null,
  order_id bigint not null,
  -- names it for good, at the provider too: asked twice, it is one payment
  id uuid not null default gen_random_uuid(),
  state text not null default 'started' check (
    state in ('started', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  -- the provider's number; null until it has answered
  provider_id text unique,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  method text not null,
  is_test boolean not null,
  checkout_url text,
  started_at timestamptz not null,
  state_changed_at timestamptz not null,
  -- when the provider is asked again; null: no more
  check_due_at timestamptz,
  -- why we give it back, and since when
  refund_reason text check (refund_reason in ('canceled', 'paid-late', 'paid-twice', 'undeliverable')),
  refund_asked_at timestamptz,
  -- what the provider says of money that went back, whoever asked for it
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  charged_back_cents bigint not null default 0 check (charged_back_cents >= 0),
  -- what the provider says is not what was asked for: a person has to look
  disputed_at timestamptz,
  primary key (company_id, order_id, id),
  unique (id),
  foreign key (company_id, order_id) references sales_order on delete cascade,
  check ((refund_reason is null) = (refund_asked_at is null)),
  check (refund_reason is null or state = 'paid'),
  check (state = 'started' or provider_id is not null)
);
create index payment_due on payment (check_due_at) where check_due_at is not null;
-- one place to pay at a time
create unique index payment_one_open on payment (company_id, order_id) where state in ('started', 'open');
-- an order is paid once: what was paid beside that goes back
create unique index payment_one_kept on payment (company_id, order_id) where state = 'paid' and refund_reason is null;
