-- Holds what stands there against the constraints of 0077, without a lock that anybody waits for.
alter table budget_movement
  validate constraint budget_movement_of_booking,
  validate constraint budget_movement_reference_length,
  validate constraint budget_movement_note_length,
  validate constraint budget_movement_reason_check;
