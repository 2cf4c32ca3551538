-- Who asked that their data be erased: the account is closed at once, and erased when it is due. Afterwards the row says
-- whom an import does not bring again.
create table erasure (
  user_id text primary key references portal_user on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- what the account is again when the wish is withdrawn
  status_before text not null check (status_before in ('Active', 'Inactive', 'Invited')),
  erased_at timestamptz,
  check (due_at >= asked_at)
);
create index erasure_waiting on erasure (due_at) where erased_at is null;
