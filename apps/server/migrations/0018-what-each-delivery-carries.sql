-- How much of each line a delivery carries, in the unit of the line: an order may come in several deliveries.
create table order_delivery_line (
  company_id text not null,
  order_id bigint not null,
  delivery_number text not null,
  line_number int not null,
  quantity int not null check (quantity > 0),
  primary key (company_id, order_id, delivery_number, line_number),
  foreign key (company_id, order_id, delivery_number) references order_delivery on delete cascade,
  foreign key (company_id, order_id, line_number) references order_line on delete cascade
);
