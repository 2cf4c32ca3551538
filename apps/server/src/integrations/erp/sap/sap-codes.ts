import Type, { type Static } from 'typebox'

/** What a brewery's SAP calls things, as the section `erp` of `brewery.yaml` says it. */
export const SapCodes = Type.Object({
  portal_order_type: Type.String({ default: 'FUST' }),
  half_truck_shipping_type: Type.String({ default: 'HT' }),
  price_condition: Type.String({ default: 'PPR0' }),
  rejection_reason: Type.String({ default: '10' }),
  text_language: Type.String({ default: 'EN' }),
  units: Type.Object(
    {
      case: Type.String({ default: 'CS' }),
      liter: Type.String({ default: 'L' }),
      piece: Type.String({ default: 'PC' }),
    },
    { default: {} },
  ),
  texts: Type.Object(
    {
      note_for_driver: Type.String({ default: 'ZDRV' }),
      order_title: Type.String({ default: 'ZTIT' }),
      portal_total: Type.String({ default: 'ZTOT' }),
      loading: Type.String({ default: 'ZLOA' }),
      addresses: Type.String({ default: 'ZADR' }),
      transport: Type.String({ default: 'ZTRA' }),
    },
    { default: {} },
  ),
  calendar_service: Type.String({ default: '' }),
  invoicing: Type.Optional(
    Type.Object({
      line_discount: Type.String(),
      coupon_discount: Type.String(),
      packaging_discount: Type.String(),
      cash_discount: Type.String(),
      packaging_tax: Type.String(),
      sorting_charge: Type.String(),
      deposit: Type.String(),
      taxed_deposit: Type.String(),
      vat: Type.String(),
      paid_terms: Type.String(),
    }),
  ),
  credit: Type.Optional(Type.Object({ segment: Type.String(), company_code: Type.String() })),
})
export type SapCodes = Static<typeof SapCodes>
