import type { ShipToAccess } from '#request/actor.ts'

/** Invoices are for who sees the documents and the orders of the ship-to. */
export const seesInvoices = ({ permissions }: ShipToAccess): boolean =>
  permissions.has('My Documents') && permissions.has('My Orders')
