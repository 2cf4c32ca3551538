-- Every ticket that is read asks who of the brewery looks after it: a few of all roles.
create index user_role_by_customer_type on user_role (customer_type);
