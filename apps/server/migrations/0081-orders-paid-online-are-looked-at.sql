-- Holds what stands there against the constraints of 0080, without a lock that anybody waits for.
alter table sales_order
  validate constraint sales_order_payment_known,
  validate constraint sales_order_payment_has_an_end;
