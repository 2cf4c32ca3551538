import { ORDER_STATUSES, type OrderStatus } from '@fust/domain/order'

type Words = Readonly<Record<OrderStatus, string>>

const NL: Words = {
  Canceled: 'Geannuleerd',
  Completed: 'Afgerond',
  Delivered: 'Geleverd',
  'In Processing': 'In behandeling',
  'In delivery': 'Wordt geleverd',
  'On the way': 'Onderweg',
  'Order created': 'Bestelling aangemaakt',
  'Order in preparation': 'Bestelling in voorbereiding',
  Sent: 'Verzonden',
  'In Preparation': 'In voorbereiding',
  'Order Delivered': 'Bestelling geleverd',
  'To be completed': 'Nog aan te vullen',
  'to be invoiced': 'Nog te factureren',
  'Request sent': 'Aanvraag verzonden',
  'Ticket sent': 'Melding verzonden',
}

const CS: Words = {
  Canceled: 'Zrušeno',
  Completed: 'Dokončeno',
  Delivered: 'Doručeno',
  'In Processing': 'Zpracovává se',
  'In delivery': 'Doručuje se',
  'On the way': 'Na cestě',
  'Order created': 'Objednávka vytvořena',
  'Order in preparation': 'Objednávka se připravuje',
  Sent: 'Odesláno',
  'In Preparation': 'Připravuje se',
  'Order Delivered': 'Objednávka doručena',
  'To be completed': 'K doplnění',
  'to be invoiced': 'K fakturaci',
  'Request sent': 'Požadavek odeslán',
  'Ticket sent': 'Hlášení odesláno',
}

const WORDS: Readonly<Record<string, Words>> = { nl: NL, cs: CS }

/** Every status with what it is called in a language; the statuses themselves are the English words. */
export function statusWords(language: string): { status: OrderStatus; words: string }[] {
  return ORDER_STATUSES.map((status) => ({ status, words: WORDS[language]?.[status] ?? status }))
}
