-- The day on which the ERP plans to bring the last of an order; null until it planned one. What was ordered stays in delivery_date.
alter table sales_order add column planned_on date;
