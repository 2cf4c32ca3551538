-- Holds what stands there against the constraints of 0141, without a lock that anybody waits for.
alter table order_line
  validate constraint order_line_confirmed_whole,
  validate constraint order_line_confirmed_range,
  validate constraint order_line_change_known,
  validate constraint order_line_invoiced_range;
alter table sales_order
  validate constraint sales_order_confirmed_adds_up,
  validate constraint sales_order_held_places_range;
alter table stock_movement
  validate constraint stock_movement_reason_check,
  validate constraint stock_movement_of_confirmation;
alter table budget_movement
  validate constraint budget_movement_reason_check,
  validate constraint budget_movement_of_confirmation;
