/** The published services that are used, below the base address. */
export const SALES_ORDERS = 'API_SALES_ORDER_SRV'
export const DELIVERIES = 'API_OUTBOUND_DELIVERY_SRV;v=0002'
export const BILLING = 'API_BILLING_DOCUMENT_SRV'
export const CREDIT = 'API_CRDTMBUSINESSPARTNER'
export const ACCOUNTING = 'API_OPLACCTGDOCITEMCUBE_SRV'
