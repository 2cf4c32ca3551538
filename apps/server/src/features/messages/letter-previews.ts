import type { LetterName } from '@fust/contract/wire'
import { calendarDate } from '@fust/domain/calendar'
import { accountLocked } from './letters/account-locked.letter.ts'
import { invitation } from './letters/invitation.letter.ts'
import { invitationToCompany } from './letters/invitation-to-company.letter.ts'
import type { Letter, Writer } from './letter.ts'
import { moneyReturned } from './letters/money-returned.letter.ts'
import { notificationTold } from './letters/notification-told.letter.ts'
import { operatorNotice } from './letters/operator-notice.letter.ts'
import { orderCanceled } from './letters/order-canceled.letter.ts'
import type { ToldOrder } from './order-parts.ts'
import { orderPlaced } from './letters/order-placed.letter.ts'
import { orderRenumbered } from './letters/order-renumbered.letter.ts'
import { addressWish } from './letters/address-wish.letter.ts'
import { partnerRequest } from './letters/partner-request.letter.ts'
import { passwordChanged } from './letters/password-changed.letter.ts'
import { personLeaves } from './letters/person-leaves.letter.ts'
import { passwordLink } from './letters/password-link.letter.ts'
import { secondFactorChanged } from './letters/second-factor-changed.letter.ts'
import { ticketAnswered } from './letters/ticket-answered.letter.ts'
import { ticketOpened } from './letters/ticket-opened.letter.ts'
import { visitorAnswered } from './letters/visitor-answered.letter.ts'
import { visitorQuestion } from './letters/visitor-question.letter.ts'

const INVITED = { firstName: 'Sanne', minutes: 4_320, by: 'Marloes ten Brink', companies: 'Ten Brink Dranken' }

/** An order with all that a letter can tell of. */
const ORDER: ToldOrder = {
  number: '26-00042',
  formerNumbers: [],
  replacedNumber: null,
  replacedTotalCents: null,
  paymentStage: null,
  isCanceled: false,
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
  orderedBy: null,
  company: 'Horeca De Kroon',
  lines: [
    {
      sku: 'VP-KR2430',
      name: { nl: 'Veenhof Pils, krat 24 × 30 cl', en: 'Veenhof Pilsner, crate 24 × 30 cl' },
      pallets: 3,
      layers: 1,
      packages: 4,
      litres: 0,
      confirmation: null,
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
      confirmation: null,
      unitPriceCents: 3_600,
      rowTotalCents: 86_400,
    },
  ],
}

const MORNING = { today: ORDER.deliveryDate, hour: 10, minute: 15, second: 0 }

/** Each letter as it may look, by name. */
export const LETTER_PREVIEWS: Readonly<Record<LetterName, (writer: Writer) => Letter>> = {
  'order-placed': (writer) => orderPlaced(ORDER, writer),
  'order-renumbered': (writer) => orderRenumbered({ ...ORDER, formerNumbers: ['26-00039'] }, writer),
  'order-canceled': (writer) => orderCanceled(ORDER, writer),
  'money-returned': (writer) => moneyReturned({ ...ORDER, paymentStage: 'refunding', isCanceled: true }, writer),
  'account-locked': (writer) => accountLocked({ firstName: 'Sanne', until: MORNING, scope: 'elsewhere' }, writer),
  invitation: (writer) =>
    invitation({ firstName: 'Sanne', url: `${writer.publicUrl}/verification#…`, minutes: 4_320 }, writer),
  'invitation-by-company': (writer) => invitation({ ...INVITED, url: `${writer.publicUrl}/verification#…` }, writer),
  'invitation-to-company': (writer) =>
    invitationToCompany({ ...INVITED, url: `${writer.publicUrl}/invitations` }, writer),
  'password-link': (writer) =>
    passwordLink({ firstName: 'Sanne', url: `${writer.publicUrl}/reset-password#…`, minutes: 60 }, writer),
  'password-changed': (writer) => passwordChanged({ firstName: 'Sanne', at: MORNING }, writer),
  'person-leaves': (writer) => personLeaves({ firstName: 'Sanne', day: ORDER.deliveryDate, leaver: null }, writer),
  'second-factor-changed': (writer) => secondFactorChanged({ firstName: 'Sanne', change: 'on', at: MORNING }, writer),
  'ticket-answered': (writer) =>
    ticketAnswered(
      {
        ticketId: 100_042,
        subject: 'Twee kratten kapot',
        answer: 'Dat spijt ons.\nDe chauffeur brengt donderdag twee nieuwe mee.',
        answeredBy: 'Bram',
        firstName: 'Sanne',
        settlement: 'replacement',
      },
      writer,
    ),
  'ticket-opened': (writer) =>
    ticketOpened(
      {
        ticketId: 100_046,
        subject: 'Twee kratten kapot',
        description: 'Bij de levering van maandag\nwaren twee kratten kapot.',
        company: 'Ten Brink Dranken',
        shipTo: 'Depot Boekelo (3000101)',
        person: 'Marloes Kuipers',
        email: 'marloes@tenbrink.example',
        category: 'Levering · Beschadigd',
        orderNumber: '26-00042',
        isClaim: true,
        owner: 'Wouter Haverkate',
      },
      false,
      writer,
    ),
  'address-wish': (writer) =>
    addressWish(
      {
        company: 'Ten Brink Dranken',
        shipToId: '3000101',
        shipTo: 'Depot Boekelo',
        address: 'Turfkade 7b, 7511 GA Enschede, NL',
        note: 'Vanaf 1 maart, achterom.',
        person: 'Marloes Kuipers',
        email: 'marloes@tenbrink.example',
        caseNumber: '100047',
      },
      writer,
    ),
  'notification-told': (writer) =>
    notificationTold(
      {
        firstName: 'Sanne',
        text: 'Factuur 90000123 van bestelling 26-00042 is er.',
        details: [],
        path: '/orders/history/26-00042',
      },
      writer,
    ),
  'partner-request': (writer) =>
    partnerRequest(
      {
        companyName: 'Café De Brug',
        chamberNumber: '08123456',
        city: 'Almelo',
        trade: 'bar',
        firstName: 'Noor',
        lastName: 'ter Horst',
        email: 'noor@debrug.example',
        phone: '0546 12 34 56',
        message: 'We openen in maart, met vier kranen.',
        caseNumber: '100044',
      },
      writer,
    ),
  'visitor-question': (writer) =>
    visitorQuestion(
      {
        firstName: 'Noor',
        lastName: 'ter Horst',
        email: 'noor@debrug.example',
        phone: '',
        subject: 'Rondleiding',
        message: 'Met hoeveel mensen mogen we komen kijken?',
        caseNumber: '100045',
      },
      writer,
    ),
  'visitor-answered': (writer) =>
    visitorAnswered(
      {
        ticketId: 100_045,
        subject: 'Rondleiding',
        question: 'Met hoeveel mensen mogen we komen kijken?',
        answer: 'Met twaalf, elke vrijdag om twee uur.',
        answeredBy: 'Harm',
        firstName: 'Noor',
      },
      writer,
    ),
  'operator-notice': (writer) =>
    operatorNotice({ cause: 'erp-messages-dead', details: ['26-00042: order-type-unknown'] }, writer),
}
