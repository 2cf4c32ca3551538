-- When an invoice has to be paid and what has been paid of it, as the ERP's books say; null until they were read.
-- They are read at receivable_check_due_at: at once where nobody has read them yet, and no more where it is null.
alter table order_invoice add column due_on date, add column paid_cents bigint,
  add column receivable_check_due_at timestamptz default '-infinity';
create index order_invoice_to_check on order_invoice (receivable_check_due_at) where receivable_check_due_at is not null;
