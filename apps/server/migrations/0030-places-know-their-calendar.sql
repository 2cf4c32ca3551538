-- From which calendar's day an order took its pallet places; null where nobody counts them, or they were given back.
alter table sales_order add column load_calendar_code text;
update sales_order o set load_calendar_code = s.calendar_code
  from ship_to s join delivery_day_load d on d.calendar_code = s.calendar_code
  where s.company_id = o.company_id and s.id = o.ship_to_id and d.day = o.delivery_date and d.day >= current_date
    and o.cart_id is not null and o.pallet_places > 0 and o.status <> 'Canceled';
