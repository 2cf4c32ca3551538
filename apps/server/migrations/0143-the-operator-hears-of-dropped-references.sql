-- An ERP that stores an order without its reference: the operator is told, and changes the field that carries it.
insert into operator_notice (cause) values ('erp-reference-dropped');
