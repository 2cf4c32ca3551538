-- What the ERP lists is looked for here by its own ids.
create index sales_order_by_sap_id on sales_order (sap_id);
