-- What the brewery's administrator gives a role for a customer type; what is not here is as the folder has it, or the product.
create table role_permission (
  role text not null check (role in ('Owner', 'DelegatedOwner', 'Manager', 'SalesAssociate', 'Basic')),
  customer_type text not null,
  permissions text[] not null,
  primary key (role, customer_type)
);
