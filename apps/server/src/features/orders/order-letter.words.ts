export const LETTER_LANGUAGES = ['nl', 'en'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]

/** What a letter is about: an order that was placed, one that has another number now, or one that will not come. */
export type LetterAbout = 'placed' | 'renumbered' | 'canceled'

/** What subject and first sentence name; `shown` is the number that its buyer was shown first. */
export type LetterNames = { number: string; shown: string; shipTo: string; brewery: string }

export type LetterWords = {
  dateLocale: string
  subjects: Record<LetterAbout, (names: LetterNames) => string>
  greeting: (name: string | null) => string
  intros: Record<LetterAbout, (names: LetterNames) => string>
  number: string
  formerNumbers: string
  shipTo: string
  deliveryDay: string
  hours: (from: string, to: string) => string
  transport: string
  customerOrderNumber: string
  noteForDriver: string
  quantity: string
  product: string
  unitPrice: string
  amount: string
  units: Record<'pallets' | 'layers' | 'packages' | 'litres' | 'pieces', readonly [one: string, many: string]>
  goods: string
  fixedDiscount: string
  promotionalDiscount: string
  couponDiscount: string
  packagingDiscounts: { 'full-truck': string; 'full-pallets': string }
  cashDiscount: string
  discount: string
  packagingTax: string
  sortingCharge: string
  deposit: string
  totalExVat: string
  /** With its rate, such as `21%`; empty when the order does not tell. */
  vat: (rate: string) => string
  total: string
  seeOrder: string
  questions: (contact: string) => string
}

export const LETTER_WORDS: Readonly<Record<LetterLanguage, LetterWords>> = {
  nl: {
    dateLocale: 'nl-NL',
    subjects: {
      placed: ({ number, shipTo }) => `Bestelling ${number} voor ${shipTo}`,
      renumbered: ({ number, shown }) => `Bestelling ${shown} is nu bestelling ${number}`,
      canceled: ({ number, shipTo }) => `Bestelling ${number} voor ${shipTo} is geannuleerd`,
    },
    greeting: (name) => (name ? `Beste ${name},` : 'Goedendag,'),
    intros: {
      placed: ({ brewery }) => `${brewery} heeft uw bestelling ontvangen. Dit hebt u besteld.`,
      renumbered: ({ number, shown }) =>
        `Uw bestelling ${shown} heeft een ander nummer gekregen: ${number}. Verder is er niets veranderd en u hoeft niets te doen.`,
      canceled: ({ brewery }) =>
        `${brewery} heeft uw bestelling geannuleerd. Dit wordt niet geleverd en niet berekend.`,
    },
    number: 'Bestelnummer',
    formerNumbers: 'Eerder bestelnummer',
    shipTo: 'Afleveradres',
    deliveryDay: 'Leverdag',
    hours: (from, to) => `tussen ${from} en ${to} uur`,
    transport: 'Transport',
    customerOrderNumber: 'Uw ordertitel',
    noteForDriver: 'Opmerking voor de chauffeur',
    quantity: 'Aantal',
    product: 'Product',
    unitPrice: 'Prijs per eenheid',
    amount: 'Bedrag',
    units: {
      pallets: ['pallet', 'pallets'],
      layers: ['laag', 'lagen'],
      packages: ['stuk', 'stuks'],
      litres: ['liter', 'liter'],
      pieces: ['stuk', 'stuks'],
    },
    goods: 'Goederen',
    fixedDiscount: 'Vaste korting',
    promotionalDiscount: 'Actiekorting',
    couponDiscount: 'Kortingscode',
    packagingDiscounts: { 'full-truck': 'Korting volle vrachtwagen', 'full-pallets': 'Korting volle pallets' },
    cashDiscount: 'Bedragkorting',
    discount: 'Korting',
    packagingTax: 'Verpakkingsbelasting',
    sortingCharge: 'Sorteertoeslag',
    deposit: 'Statiegeld',
    totalExVat: 'Totaal excl. btw',
    vat: (rate) => `Btw ${rate}`.trim(),
    total: 'Totaal',
    seeOrder: 'Uw bestellingen bekijken',
    questions: (contact) => `Vragen over deze bestelling? ${contact}`,
  },
  en: {
    dateLocale: 'en-GB',
    subjects: {
      placed: ({ number, shipTo }) => `Order ${number} for ${shipTo}`,
      renumbered: ({ number, shown }) => `Order ${shown} is now order ${number}`,
      canceled: ({ number, shipTo }) => `Order ${number} for ${shipTo} is cancelled`,
    },
    greeting: (name) => (name ? `Dear ${name},` : 'Good day,'),
    intros: {
      placed: ({ brewery }) => `${brewery} has received your order. This is what you ordered.`,
      renumbered: ({ number, shown }) =>
        `Your order ${shown} has been given another number: ${number}. Nothing else has changed, and there is nothing you need to do.`,
      canceled: ({ brewery }) => `${brewery} has cancelled your order. This will be neither delivered nor charged.`,
    },
    number: 'Order number',
    formerNumbers: 'Former order number',
    shipTo: 'Delivery address',
    deliveryDay: 'Delivery day',
    hours: (from, to) => `between ${from} and ${to}`,
    transport: 'Transport',
    customerOrderNumber: 'Your order title',
    noteForDriver: 'Note for the driver',
    quantity: 'Quantity',
    product: 'Product',
    unitPrice: 'Unit price',
    amount: 'Amount',
    units: {
      pallets: ['pallet', 'pallets'],
      layers: ['layer', 'layers'],
      packages: ['package', 'packages'],
      litres: ['litre', 'litres'],
      pieces: ['piece', 'pieces'],
    },
    goods: 'Goods',
    fixedDiscount: 'Fixed discount',
    promotionalDiscount: 'Promotional discount',
    couponDiscount: 'Discount code',
    packagingDiscounts: { 'full-truck': 'Full truck discount', 'full-pallets': 'Full pallets discount' },
    cashDiscount: 'Cash discount',
    discount: 'Discount',
    packagingTax: 'Packaging tax',
    sortingCharge: 'Sorting charge',
    deposit: 'Deposit',
    totalExVat: 'Total excl. VAT',
    vat: (rate) => `VAT ${rate}`.trim(),
    total: 'Total',
    seeOrder: 'See your orders',
    questions: (contact) => `Questions about this order? ${contact}`,
  },
}
