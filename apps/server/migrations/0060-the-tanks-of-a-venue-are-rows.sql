-- What stands in the cellar: a tank by its place there, with the beer and the litres that may be brought into it.
create table tank (
  company_id text not null,
  ship_to_id text not null,
  position int not null check (position between 1 and 4),
  name text not null,
  capacity_liters int check (capacity_liters > 0),
  brand_code text references brand,
  min_liters int check (min_liters >= 0),
  max_liters int check (max_liters > 0),
  primary key (company_id, ship_to_id, position),
  foreign key (company_id, ship_to_id) references tank_setting on delete cascade
);

insert into tank (company_id, ship_to_id, position, name)
select t.company_id, t.ship_to_id, label.position, label.name
from tank_setting t
cross join lateral (values (1, t.tank_type_1), (2, t.tank_type_2), (3, t.tank_type_3), (4, t.tank_type_4))
  as label(position, name)
where label.name <> 'null';

alter table tank_setting
  drop column tank_type_1,
  drop column tank_type_2,
  drop column tank_type_3,
  drop column tank_type_4,
  drop column tank_type_4_count;

alter table cart_line add column tank_type_4 int not null default 0,
  add constraint cart_line_tank_type_4_check check (tank_type_4 >= 0) not valid;
alter table saved_order_line add column tank_type_4 int not null default 0,
  add constraint saved_order_line_tank_type_4_check check (tank_type_4 >= 0) not valid;
alter table order_line add column tank_type_4 int not null default 0;
