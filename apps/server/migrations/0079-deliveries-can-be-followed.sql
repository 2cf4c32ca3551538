-- Under which number a carrier, or its papers, knows a delivery; null while nobody has said.
alter table order_delivery add column carrier text, add column tracking_number text;
