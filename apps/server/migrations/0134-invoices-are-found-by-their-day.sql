-- What was invoiced in a month is added up from this index alone; no sum has to be kept beside the invoices.
create index order_invoice_by_day on order_invoice (company_id, invoiced_on) include (order_id, total_cents);
