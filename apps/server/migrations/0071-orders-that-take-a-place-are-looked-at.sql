-- Holds what stands there against the constraints of 0070, without a lock that anybody waits for.
alter table cart validate constraint cart_replaces;
alter table sales_order
  validate constraint sales_order_replaces,
  validate constraint sales_order_replaces_another;
