import { expect, test } from 'vitest'
import { confirmedLines } from './sap-confirmation.ts'
import type { Delivery, OrderItem, SalesOrder } from './sap-entities.ts'

const TUESDAY = '/Date(1795478400000)/'

test.each<[string, Partial<OrderItem>, Partial<SalesOrder>, object]>([
  ['is as its schedule lines say', {}, {}, { isRejected: false, confirmed: [{ quantity: 5, on: '2026-11-24' }] }],
  ['with a reason for rejection is rejected', { SalesDocumentRjcnReason: '10' }, {}, { isRejected: true }],
  ['of a blocked order is not confirmed yet', {}, { TotalBlockStatus: 'C' }, { confirmed: null }],
  ['of an order that is blocked in part, too', {}, { TotalBlockStatus: 'B' }, { confirmed: null }],
  ['without schedule lines has no availability check', { to_ScheduleLine: { results: [] } }, {}, { confirmed: null }],
  [
    'with nothing confirmed has none for no day',
    { to_ScheduleLine: { results: [{ ConfirmedDeliveryDate: null, ConfdOrderQtyByMatlAvailCheck: '0.000' }] } },
    {},
    { confirmed: [{ quantity: 0, on: null }] },
  ],
  [
    'with another material than was entered is substituted',
    { Material: 'OTHER', OriginallyRequestedMaterial: 'VP-24' },
    {},
    { sku: 'VP-24', substituteSku: 'OTHER' },
  ],
  ['with the material that was entered is not', { OriginallyRequestedMaterial: 'VP-24' }, {}, { substituteSku: null }],
])('[ORD-35] an item %s', (_case, item, order, expected) => {
  expect(confirmedLines(orderWith(order, item), [])).toEqual([expect.objectContaining({ lineNumber: 1, ...expected })])
})

test.each([
  ['a number between two of the portal', { SalesOrderItem: '11' }],
  ['an item above it', { HigherLevelItem: '000010' }],
])('[ORD-35] an item of SAP’s own, which has %s, is no line of the order', (_case, item) => {
  expect(confirmedLines(orderWith({}, item), [])).toEqual([])
})

test.each<[string, string, Partial<Delivery>[], boolean]>([
  ['SAP calls it delivered and all of its deliveries have left', 'C', [{}, {}], true],
  ['one of them has not left', 'C', [{}, { OverallGoodsMovementStatus: 'A' }], false],
  ['SAP calls it delivered in part', 'B', [{}], false],
  ['no delivery is of it', 'C', [], false],
])('[ORD-35] all that comes of an item has come where %s', (_case, DeliveryStatus, deliveries, isFullyDelivered) => {
  const lines = confirmedLines(orderWith({}, { DeliveryStatus }), deliveries.map(deliveryWith))
  expect(lines).toEqual([expect.objectContaining({ isFullyDelivered })])
})

const orderWith = (order: Partial<SalesOrder>, item: Partial<OrderItem>): SalesOrder => ({
  SalesOrder: '4711',
  PurchaseOrderByCustomer: 'F1',
  OverallSDProcessStatus: 'A',
  OverallSDDocumentRejectionSts: 'A',
  TotalBlockStatus: '',
  to_SubsequentProcFlowDoc: { results: [] },
  to_Item: {
    results: [
      {
        SalesOrderItem: '10',
        HigherLevelItem: '0',
        Material: 'VP-24',
        SalesDocumentRjcnReason: '',
        DeliveryStatus: 'A',
        to_ScheduleLine: { results: [{ ConfirmedDeliveryDate: TUESDAY, ConfdOrderQtyByMatlAvailCheck: '5.000' }] },
        ...item,
      },
    ],
  },
  ...order,
})

const deliveryWith = (own: Partial<Delivery>): Delivery => ({
  DeliveryDocument: '8',
  DeliveryDate: null,
  ActualGoodsMovementDate: TUESDAY,
  ProofOfDeliveryDate: null,
  OverallPickingStatus: 'C',
  OverallGoodsMovementStatus: 'C',
  OverallProofOfDeliveryStatus: 'A',
  to_DeliveryDocumentItem: {
    results: [
      {
        ReferenceSDDocument: '0000004711',
        ReferenceSDDocumentItem: '000010',
        Material: 'VP-24',
        ActualDeliveryQuantity: '5.000',
      },
    ],
  },
  ...own,
})
