import type { LetterName } from '@fust/contract/wire'
import { calendarDate } from '@fust/domain/calendar'
import { accountLocked } from './account-locked.letter.ts'
import type { Letter, Writer } from './letter.ts'
import { orderCanceled } from './order-canceled.letter.ts'
import type { ToldOrder } from './order-parts.ts'
import { orderPlaced } from './order-placed.letter.ts'
import { orderRenumbered } from './order-renumbered.letter.ts'

/** An order with all that a letter can tell of. */
const ORDER: ToldOrder = {
  number: '26-00042',
  formerNumbers: [],
  kind: 'beer',
  method: 'freeshipping_freeshipping',
  deliveryDate: calendarDate('2026-11-26'),
  hoursFrom: '08:00',
  hoursTo: '12:00',
  customerOrderNumber: 'Sinterklaas',
  noteForDriver: 'Achterom, bel bij de steeg',
  goodsCents: 276_480,
  discountCents: 13_824,
  packagingTaxCents: 1_920,
  sortingChargeCents: 0,
  depositCents: 74_880,
  grandTotalExVatCents: 339_456,
  vatCents: 55_561,
  grandTotalCents: 395_017,
  priceDetails: {
    fixedDiscountCents: 13_824,
    vatByRate: [{ basisPoints: 2_100, baseCents: 264_576, vatCents: 55_561 }],
  },
  goesTo: [],
  shipTo: { name: 'Café De Kroon', street: 'Oude Markt', houseNumber: '12', postcode: '7511 GA', city: 'Enschede' },
  firstName: 'Sanne',
  lines: [
    {
      sku: 'VP-KR2430',
      name: { nl: 'Veenhof Pils, krat 24 × 30 cl', en: 'Veenhof Pilsner, crate 24 × 30 cl' },
      pallets: 3,
      layers: 1,
      packages: 4,
      litres: 0,
      unitPriceCents: 1_440,
      rowTotalCents: 190_080,
    },
    {
      sku: 'VW-FU20',
      name: { nl: 'Veenhof Weizen, fust 20 l', en: 'Veenhof Wheat, keg 20 l' },
      pallets: 0,
      layers: 0,
      packages: 24,
      litres: 0,
      unitPriceCents: 3_600,
      rowTotalCents: 86_400,
    },
  ],
}

/** Each letter as it may look, by name. */
export const LETTER_PREVIEWS: Readonly<Record<LetterName, (writer: Writer) => Letter>> = {
  'order-placed': (writer) => orderPlaced(ORDER, writer),
  'order-renumbered': (writer) => orderRenumbered({ ...ORDER, formerNumbers: ['26-00039'] }, writer),
  'order-canceled': (writer) => orderCanceled(ORDER, writer),
  'account-locked': (writer) => {
    const until = { today: ORDER.deliveryDate, hour: 10, minute: 15, second: 0 }
    return accountLocked({ firstName: 'Sanne', until }, writer)
  },
}
