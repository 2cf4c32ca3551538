-- When the ERP is asked next how far an order is; null: it is not there yet, or nothing more will change.
alter table sales_order add column erp_check_due_at timestamptz;
create index sales_order_to_check on sales_order (erp_check_due_at) where erp_check_due_at is not null;
