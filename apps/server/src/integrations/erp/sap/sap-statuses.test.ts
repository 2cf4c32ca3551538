import { expect, test } from 'vitest'
import type { Delivery, SalesOrder } from './sap-entities.ts'
import { orderStatuses } from './sap-statuses.ts'

test.each([
  // order signs                              deliveries                  shown
  [{}, [], 'Order created', 'Not Yet Processed', 'AWAITING SHIPMENT'],
  [{ TotalBlockStatus: 'C' }, [], 'In Processing', 'Not Yet Processed', 'ORDER UNDER INVESTIGATION'],
  [{}, [{ OverallPickingStatus: 'B' }], 'Order in preparation', 'Not Yet Processed', 'PARTIAL ORDER PREPARATION'],
  [{}, [{ OverallProofOfDeliveryStatus: 'B' }], 'In delivery', 'Not Yet Processed', 'PARTIALLY DELIVERED'],
  [{}, [{ OverallProofOfDeliveryStatus: 'C' }, {}], 'In delivery', 'Not Yet Processed', 'PARTIALLY DELIVERED'],
  [{}, [{ OverallGoodsMovementStatus: 'C' }, {}], 'In Processing', 'Not Yet Processed', 'AWAITING FULLFILLMENT'],
  [{ OverallSDDocumentRejectionSts: 'C', OverallSDProcessStatus: 'C' }, [], 'Canceled', 'Fully Rejected', 'CANCELLED'],
  [{ OverallSDDocumentRejectionSts: 'B' }, [], 'Order created', 'Not Yet Processed', 'AWAITING SHIPMENT'],
  [{ OverallSDProcessStatus: '' }, [], 'Order created', 'Not Relevant', 'AWAITING SHIPMENT'],
  [{ OverallSDProcessStatus: 'B' }, [], 'Order created', 'Partially Processed', 'AWAITING SHIPMENT'],
])('[ORD-33] [ORD-35] [ORD-36] %j with deliveries %j is %s, %s, %s', (signs, deliveries, ...expected) => {
  const shown = orderStatuses(orderWith(signs), deliveries.map(deliveryWith))
  expect([shown.orderStatus, shown.processingStatus, shown.deliveryStatus]).toEqual(expected)
})

test('[ORD-37] shows a status that is not known as it comes', () => {
  const shown = orderStatuses(orderWith({ OverallSDProcessStatus: 'Z' }), [])
  expect(shown).toMatchObject({ orderStatus: 'Z', processingStatus: 'Z' })
})

const orderWith = (signs: Partial<SalesOrder>): SalesOrder => ({
  SalesOrder: '1',
  PurchaseOrderByCustomer: 'F1',
  OverallSDProcessStatus: 'A',
  OverallSDDocumentRejectionSts: 'A',
  TotalBlockStatus: '',
  to_Item: { results: [] },
  to_SubsequentProcFlowDoc: { results: [] },
  ...signs,
})

const deliveryWith = (signs: Partial<Delivery>): Delivery => ({
  DeliveryDocument: '8',
  DeliveryDate: null,
  ActualGoodsMovementDate: null,
  ProofOfDeliveryDate: null,
  OverallPickingStatus: 'A',
  OverallGoodsMovementStatus: 'A',
  OverallProofOfDeliveryStatus: 'A',
  to_DeliveryDocumentItem: { results: [] },
  ...signs,
})
