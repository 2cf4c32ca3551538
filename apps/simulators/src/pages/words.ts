import type { FastifyRequest } from 'fastify'
import type { Mode } from '../behaviour.ts'
import type { Station } from '../erp/order.ts'

const LANGUAGES = ['nl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const EN_MODES: Readonly<Record<Mode, string>> = {
  normal: 'Works as usual',
  down: 'Is down',
  slow: 'Is slow',
  late: 'Does it, and answers late',
  refuse: 'Refuses',
  'lose-answer': 'Does it, and loses the answer',
  twice: 'Answers twice',
  error: 'Fails with an error',
}
const EN_STATIONS: Readonly<Record<Station | 'rejected', string>> = {
  created: 'Received',
  delivery: 'Delivery planned',
  picked: 'Picked',
  shipped: 'On the road',
  delivered: 'Delivered',
  'part-invoiced': 'First part invoiced',
  'rest-picked': 'Rest picked',
  'rest-shipped': 'Rest on the road',
  'rest-delivered': 'Rest delivered',
  invoiced: 'Invoiced',
  rejected: 'Rejected',
}
const EN = {
  modes: EN_MODES,
  stations: EN_STATIONS,
  world: 'The outside world',
  worldLead: 'These pages play the systems of other companies, so that Fust can be tried without them.',
  erp: 'ERP',
  erpLead: 'The brewery’s SAP as Fust meets it. Orders move on by themselves, or at the press of a button.',
  erpCard: 'ERP: orders, deliveries, invoices, calendars',
  mail: 'Mail',
  mailCard: 'Mail: everything that was sent',
  mailLead: 'Everything that Fust sent. Nothing leaves this machine.',
  behaviour: 'How it behaves',
  now: 'Now',
  callsLeft: (calls: number) => (calls === 1 ? 'for one more call' : `for ${calls} more calls`),
  fromNowOn: 'From now on',
  calls: 'For how many calls',
  all: 'all',
  delay: 'Delay in milliseconds',
  message: 'Message of a refusal',
  apply: 'Apply',
  sessions: 'The next change of every client has to fetch a new token.',
  expire: 'Expire all sessions',
  orders: 'Orders',
  noOrders: 'No orders yet. Place one in Fust, and it appears here.',
  order: 'Sales order',
  reference: 'Reference',
  type: 'Order type',
  soldTo: 'Sold to',
  partners: { SH: 'Ship-to', PY: 'Payer' } as Readonly<Record<string, string>>,
  received: 'Received',
  text: 'Text',
  item: 'Item',
  material: 'Material',
  quantity: 'Quantity',
  net: 'Net',
  rejected: 'Rejected',
  delivery: 'Delivery',
  planned: 'planned for',
  shipped: 'shipped on',
  arrived: 'delivered on',
  invoice: 'Invoice',
  moveOn: 'Move on to',
  split: 'Send in two deliveries',
  calendars: 'Factory calendars',
  calendarsLead: 'Monday to Friday are working days. A day set here narrows what Fust offers.',
  calendar: 'Calendar',
  day: 'Day',
  working: 'Working day',
  free: 'Day off',
  isWorking: 'What it is',
  places: 'Pallet places',
  uncounted: 'not counted',
  set: 'Set',
  clear: 'Clear',
  noMail: 'No mail yet.',
  noSubject: '(no subject)',
  timesSent: (times: number) => `sent ${times} times`,
  from: 'From',
  to: 'to',
  asHtml: 'The message as HTML',
}
type Words = typeof EN

const NL: Words = {
  modes: {
    normal: 'Werkt gewoon',
    down: 'Is onbereikbaar',
    slow: 'Is traag',
    late: 'Doet het en antwoordt te laat',
    refuse: 'Weigert',
    'lose-answer': 'Doet het en verliest het antwoord',
    twice: 'Antwoordt twee keer',
    error: 'Geeft een fout',
  },
  stations: {
    created: 'Ontvangen',
    delivery: 'Levering gepland',
    picked: 'Verzameld',
    shipped: 'Onderweg',
    delivered: 'Geleverd',
    'part-invoiced': 'Eerste deel gefactureerd',
    'rest-picked': 'Rest verzameld',
    'rest-shipped': 'Rest onderweg',
    'rest-delivered': 'Rest geleverd',
    invoiced: 'Gefactureerd',
    rejected: 'Afgewezen',
  },
  world: 'De buitenwereld',
  worldLead: 'Deze pagina’s spelen de systemen van andere bedrijven, zodat je Fust zonder hen kunt proberen.',
  erp: 'ERP',
  erpLead: 'De SAP van de brouwerij zoals Fust die ziet. Orders gaan vanzelf verder, of met een druk op de knop.',
  erpCard: 'ERP: orders, leveringen, facturen, kalenders',
  mail: 'Mail',
  mailCard: 'Mail: alles wat is verstuurd',
  mailLead: 'Alles wat Fust heeft verstuurd. Niets verlaat deze machine.',
  behaviour: 'Hoe het zich gedraagt',
  now: 'Nu',
  callsLeft: (calls) => (calls === 1 ? 'voor nog één aanroep' : `voor nog ${calls} aanroepen`),
  fromNowOn: 'Vanaf nu',
  calls: 'Voor hoeveel aanroepen',
  all: 'alle',
  delay: 'Vertraging in milliseconden',
  message: 'Bericht bij een weigering',
  apply: 'Toepassen',
  sessions: 'Bij de volgende wijziging moet iedere client een nieuw token halen.',
  expire: 'Alle sessies laten verlopen',
  orders: 'Orders',
  noOrders: 'Nog geen orders. Plaats er een in Fust, dan staat hij hier.',
  order: 'Verkooporder',
  reference: 'Referentie',
  type: 'Ordersoort',
  soldTo: 'Besteller',
  partners: { SH: 'Afleveradres', PY: 'Betaler' },
  received: 'Ontvangen',
  text: 'Tekst',
  item: 'Positie',
  material: 'Materiaal',
  quantity: 'Aantal',
  net: 'Netto',
  rejected: 'Afgewezen',
  delivery: 'Levering',
  planned: 'gepland voor',
  shipped: 'vertrokken op',
  arrived: 'geleverd op',
  invoice: 'Factuur',
  moveOn: 'Verder naar',
  split: 'In twee leveringen sturen',
  calendars: 'Fabriekskalenders',
  calendarsLead: 'Maandag tot en met vrijdag zijn werkdagen. Een dag die je hier zet, beperkt wat Fust aanbiedt.',
  calendar: 'Kalender',
  day: 'Dag',
  working: 'Werkdag',
  free: 'Vrije dag',
  isWorking: 'Wat het is',
  places: 'Palletplaatsen',
  uncounted: 'niet geteld',
  set: 'Zetten',
  clear: 'Wissen',
  noMail: 'Nog geen mail.',
  noSubject: '(geen onderwerp)',
  timesSent: (times) => `${times} keer verstuurd`,
  from: 'Van',
  to: 'aan',
  asHtml: 'Het bericht als HTML',
}

/** The words of a page, and where it stands, so that its links and forms stay in its language. */
export type Spoken = { language: Language; words: Words; path: string }

/** The language of the address, else the first one of the browser that we speak. */
export function spoken(request: FastifyRequest, path: string): Spoken {
  const asked = [askedLanguage(request), ...(request.headers['accept-language'] ?? '').split(',')]
  const language = asked.map((tag) => LANGUAGES.find((known) => tag.trim().startsWith(known))).find(Boolean) ?? 'en'
  return { language, words: language === 'nl' ? NL : EN, path }
}

export const otherLanguage = ({ language }: Spoken): Language => (language === 'nl' ? 'en' : 'nl')

function askedLanguage({ query }: FastifyRequest): string {
  return typeof query === 'object' && query !== null && 'language' in query ? String(query.language) : ''
}

/** An address under `/simulators/` in the language of the page. */
export const linkTo = ({ language }: Spoken, path: string): string => `${path}?language=${language}`
