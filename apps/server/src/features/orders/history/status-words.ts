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

const SK: Words = {
  Canceled: 'Zrušené',
  Completed: 'Dokončené',
  Delivered: 'Doručené',
  'In Processing': 'Spracúva sa',
  'In delivery': 'Doručuje sa',
  'On the way': 'Na ceste',
  'Order created': 'Objednávka vytvorená',
  'Order in preparation': 'Objednávka sa pripravuje',
  Sent: 'Odoslané',
  'In Preparation': 'Pripravuje sa',
  'Order Delivered': 'Objednávka doručená',
  'To be completed': 'Na doplnenie',
  'to be invoiced': 'Na fakturáciu',
  'Request sent': 'Požiadavka odoslaná',
  'Ticket sent': 'Hlásenie odoslané',
}

const IT: Words = {
  Canceled: 'Annullato',
  Completed: 'Completato',
  Delivered: 'Consegnato',
  'In Processing': 'In lavorazione',
  'In delivery': 'In consegna',
  'On the way': 'In viaggio',
  'Order created': 'Ordine creato',
  'Order in preparation': 'Ordine in preparazione',
  Sent: 'Spedito',
  'In Preparation': 'In preparazione',
  'Order Delivered': 'Ordine consegnato',
  'To be completed': 'Da completare',
  'to be invoiced': 'Da fatturare',
  'Request sent': 'Richiesta inviata',
  'Ticket sent': 'Segnalazione inviata',
}

const DE: Words = {
  Canceled: 'Storniert',
  Completed: 'Abgeschlossen',
  Delivered: 'Geliefert',
  'In Processing': 'In Bearbeitung',
  'In delivery': 'In Zustellung',
  'On the way': 'Unterwegs',
  'Order created': 'Bestellung angelegt',
  'Order in preparation': 'Bestellung in Vorbereitung',
  Sent: 'Versandt',
  'In Preparation': 'In Vorbereitung',
  'Order Delivered': 'Bestellung geliefert',
  'To be completed': 'Zu ergänzen',
  'to be invoiced': 'Zu fakturieren',
  'Request sent': 'Anfrage gesendet',
  'Ticket sent': 'Meldung gesendet',
}

const WORDS: Readonly<Record<string, Words>> = { nl: NL, cs: CS, sk: SK, it: IT, de: DE }

/** Every status with what it is called in a language; the statuses themselves are the English words. */
export function statusWords(language: string): { status: OrderStatus; words: string }[] {
  return ORDER_STATUSES.map((status) => ({ status, words: WORDS[language]?.[status] ?? status }))
}
