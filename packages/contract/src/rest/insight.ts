import { CONTRACT_KINDS } from '@fust/domain/contract'
import { MOST_REPORT_MONTHS, REPORTS } from '@fust/domain/reporting'
import Type, { type Static, type TProperties } from 'typebox'
import { lineOf, partyId, pathOf, queryOf, text, textOrNull } from './general.ts'

const isoDay = 'ISO date'
const hectolitres = (description: string) => Type.Number({ description: `${description}, in hectolitres.` })
const amount = (description: string) => Type.Number({ description: `${description}, without VAT.` })

/** Where a contract stands in the year that its volume is agreed for. */
export const ContractStanding = Type.Object({
  from: text(`The first day that counts, ${isoDay}.`),
  to: text(`The last day that counts, ${isoDay}.`),
  agreed: hectolitres('What is agreed for these days'),
  ordered: hectolitres('What was ordered on these days, without what was cancelled'),
  missing: hectolitres('What is missing until it is reached'),
  expected: hectolitres('What an even pace would have brought by today'),
  daysLeft: Type.Integer({ description: 'Days after today until the last one.' }),
})
export type ContractStanding = Static<typeof ContractStanding>

const standing = Type.Union([ContractStanding, Type.Null()], {
  description: 'Where it stands; null where no volume is agreed.',
})

/** A contract of a company (API-42). */
export const Contract = Type.Object({
  number: text('What it is known by.'),
  kind: Type.Enum([...CONTRACT_KINDS], { description: 'What is agreed on.' }),
  title: text('What it is called, in the language of the call.'),
  startsOn: text(`Its first day, ${isoDay}.`),
  endsOn: textOrNull(`Its last day, ${isoDay}; null where it has no end.`),
  standing,
})
export type Contract = Static<typeof Contract>

/** A contract that pays a bonus (API-43). */
export const BonusContract = Type.Object({
  ...Contract.properties,
  bonusPerHectolitre: amount('What is paid for each hectolitre'),
  bonusEarned: amount('The bonus so far: nothing until the agreed volume is reached'),
  bonusAtTarget: amount('The bonus when exactly the agreed volume is reached'),
})
export type BonusContract = Static<typeof BonusContract>

const businessPartner = {
  BusinessPartnerId: Type.Optional(
    partyId("A company of the caller's ship-tos, else 404; left out: that of the ship-to of the request."),
  ),
}

/** GET contracts/GetAllContracts and contracts/GetAllBonusContracts (DOC-08). */
export const ContractsQuery = queryOf({
  ...businessPartner,
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_000_000_000, default: 0, description: 'Contracts to leave out.' }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 500, description: 'Contracts at most.' })),
})
export type ContractsQuery = Static<typeof ContractsQuery>

/** GET contracts/GetPackagingDiscount */
export const PackagingDiscountQuery = queryOf(businessPartner)
export type PackagingDiscountQuery = Static<typeof PackagingDiscountQuery>

const packagingAmounts = (description: string) =>
  Type.Object(
    {
      orders: Type.Integer({ description: 'Orders that have it.' }),
      given: amount('What was given with them'),
      kept: amount('Of it: what was brought as ordered'),
      open: amount('Of it: what is not delivered yet'),
      atRisk: amount('Of it: what was brought in part, and can be withdrawn'),
    },
    { description },
  )

/** The packaging discounts of a month, which the brewery checks when it is over (CRT-39). */
export const PackagingMonth = Type.Object({
  month: text('The month, such as `2026-11`.'),
  fullTruck: packagingAmounts('Of orders that fill a truck.'),
  fullPallets: packagingAmounts('Of full pallets of one product.'),
})
export type PackagingMonth = Static<typeof PackagingMonth>

export const PackagingDiscount = Type.Object({
  fullTruckPercent: Type.Number({ description: 'For an order that fills a truck.' }),
  fullPalletsPercent: Type.Number({ description: 'For what stands on full pallets of one product.' }),
  months: Type.Array(PackagingMonth, { description: 'The running month and the eleven before it, the latest first.' }),
})
export type PackagingDiscount = Static<typeof PackagingDiscount>

/** GET shiptos/GetLoyaltyBySapId/{id},{year} (API-25). */
export const LoyaltyParams = pathOf({
  id: partyId("Number of one of the caller's ship-tos, else 403."),
  year: Type.Integer({ minimum: 2000, maximum: 2100, description: 'The year, with four digits.' }),
})
export type LoyaltyParams = Static<typeof LoyaltyParams>

/** What a ship-to has earned in a year of the loyalty programme. */
export const Loyalty = Type.Object({
  shipToId: text('Number of the ship-to.'),
  year: Type.Integer({ description: 'The year that is told of.' }),
  points: Type.Integer({ description: 'Points of the year.' }),
  pointsPerHectolitre: Type.Integer({ description: 'Points for each hectolitre.' }),
  brands: Type.Array(
    Type.Object({
      code: text('What other calls name the brand by.'),
      name: text('Name of the brand.'),
      volume: hectolitres('What was ordered of it in the year'),
      points: Type.Integer({ description: 'Points for it.' }),
    }),
    { description: 'The brands that count, the most points first.' },
  ),
  rewards: Type.Array(
    Type.Object({
      title: text('What it is.'),
      points: Type.Integer({ description: 'What it takes.' }),
      missing: Type.Integer({ description: 'Points that the year lacks for it; 0 where there are enough.' }),
    }),
    { description: 'What points are good for, the nearest first.' },
  ),
})
export type Loyalty = Static<typeof Loyalty>

const month = (description: string) =>
  Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', description }))
const narrowing = {
  from: month(
    `The first month, such as \`2026-01\`; left out: January. At most ${MOST_REPORT_MONTHS} months are told.`,
  ),
  to: month('The last month; left out: the running one.'),
  brand: Type.Optional(lineOf(40, { description: 'Only products of the brand with this code.' })),
  pack: Type.Optional(lineOf(40, { description: 'Only products of this pack, such as `CRATE`.' })),
}
const shipto = Type.Optional(
  partyId("Only this one of the caller's ship-tos, else 403; left out: all that the report is for."),
)

/** GET power-bi/… (API-36 to API-39). */
export const ReportQuery = queryOf({ ...narrowing, shipto })
export type ReportQuery = Static<typeof ReportQuery>

/** GET power-bi/embedded-report */
export const EmbeddedReportQuery = queryOf({
  report: Type.Enum([...REPORTS], { description: 'Which one; one that Power BI does not show is not found.' }),
})
export type EmbeddedReportQuery = Static<typeof EmbeddedReportQuery>

/** A report of Power BI, of the caller's own ship-tos, as its page is asked for it. */
export const EmbeddedReport = Type.Object({
  reportId: text('What Power BI calls it.'),
  embedUrl: text('The page that shows it, at the origin that the content policy lets a frame be of.'),
  token: text('What opens it there, for whoever has it.'),
  expiresAt: text('Until when, ISO instant.'),
})
export type EmbeddedReport = Static<typeof EmbeddedReport>

const Figures = Type.Object({
  volume: hectolitres('Beer that was ordered'),
  goods: amount('What the goods cost after all discounts, without deposit'),
})

const compared = {
  ...Figures.properties,
  before: Type.Object(Figures.properties, { description: 'The same of the days a year before.' }),
}

const OrderFigures = {
  orders: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Orders that were not cancelled; null where the report is narrowed to a brand or a pack.',
  }),
  total: Type.Union([Type.Number(), Type.Null()], {
    description: 'What the orders came to with deposit and VAT, as the history tells it; null as `orders`.',
  }),
}

/** What was ordered of one thing, beside the same days of the year before. */
export const ReportPart = Type.Object({
  code: text('What it is known by: a brand, a pack, a ship-to or a product.'),
  name: text('What it is called, in the language of the call.'),
  ...compared,
})
export type ReportPart = Static<typeof ReportPart>

export const ReportMonth = Type.Object({
  month: text('The month, such as `2026-11`.'),
  ...compared,
  ...OrderFigures,
})
export type ReportMonth = Static<typeof ReportMonth>

const deliveryFigures = {
  orders: Type.Integer({ description: 'Orders that were delivered.' }),
  onTime: Type.Integer({ description: 'Of them: on the agreed day, or before it.' }),
  casesOrdered: Type.Integer({ description: 'Cases that were ordered with them.' }),
  casesBrought: Type.Integer({ description: 'Cases that were brought.' }),
}
const DeliveryFigures = Type.Object(deliveryFigures)
export type DeliveryFigures = Static<typeof DeliveryFigures>

const emptiesFigures = {
  charged: Type.Number({ description: 'Deposit that was charged.' }),
  returned: Type.Number({ description: 'Deposit that was given back for empties.' }),
  balance: Type.Number({ description: 'What is still out: charged less returned.' }),
}
const EmptiesFigures = Type.Object(emptiesFigures)
export type EmptiesFigures = Static<typeof EmptiesFigures>

const invoicedFigures = {
  invoices: Type.Integer({ description: 'Invoices and credits.' }),
  total: Type.Number({ description: 'What they come to with VAT and deposit; what was credited is taken off.' }),
}
const InvoicedFigures = Type.Object(invoicedFigures)
export type InvoicedFigures = Static<typeof InvoicedFigures>

const ofShipTos = Type.Optional(
  Type.Object(
    {
      number: Type.Integer({ description: 'The ship-tos at which the caller may see invoices.' }),
      all: Type.Integer({ description: 'All ship-tos that the report tells of.' }),
    },
    { description: 'Of how many of the report’s ship-tos it is; left out where it is all of them.' },
  ),
)

/** Figures of all the days and of each month in which it was, beside the year before. */
function byMonth<Figures extends TProperties>(figures: Figures, description: string, inWhich = 'it was ordered') {
  const before = Type.Object(figures, { description: 'The same of the days a year before.' })
  const ofMonth = Type.Object({ month: text('The month, such as `2026-11`.'), ...figures, before })
  const months = Type.Array(ofMonth, { description: `By the month in which ${inWhich}.` })
  return Type.Object({ ...figures, before, months }, { description })
}

const ofInvoices = byMonth(invoicedFigures, 'By the day of the invoice.', 'it was invoiced')
const Invoiced = Type.Object(
  { ...ofInvoices.properties, ofShipTos },
  { description: 'By the day of the invoice, at the ship-tos whose invoices the caller may see.' },
)

/** A dashboard of what was ordered (DOC-09). */
export const Reporting = Type.Object({
  report: Type.Enum([...REPORTS], { description: 'Which one it is.' }),
  embeddedFrom: Type.Optional(
    text('The origin that shows it inside a page, too (power-bi/embedded-report); left out where nobody does.'),
  ),
  from: text(`Its first day, ${isoDay}.`),
  to: text(`Its last day, ${isoDay}: today at the latest.`),
  beforeFrom: text(`The first day that it is compared with, ${isoDay}.`),
  beforeTo: text(`The last day that it is compared with, ${isoDay}.`),
  totals: Type.Object({ ...compared, ...OrderFigures }, { description: 'All of it.' }),
  months: Type.Array(ReportMonth, { description: 'By the month in which it was ordered.' }),
  brands: Type.Array(ReportPart, { description: 'By brand, the most money first.' }),
  packs: Type.Array(ReportPart, { description: 'By pack, the most money first.' }),
  shipTos: Type.Array(ReportPart, { description: 'By ship-to, the most money first.' }),
  topProducts: Type.Array(ReportPart, { description: 'The ten products with the most money.' }),
  lostProducts: Type.Array(ReportPart, {
    description: 'Up to ten products that were ordered a year before and not at all since.',
  }),
  delivery: byMonth(deliveryFigures, 'How reliably it was delivered, of whole orders: no brand or pack narrows it.'),
  empties: byMonth(emptiesFigures, 'The deposit of these days, of whole orders as well.'),
  invoiced: Type.Union([Invoiced, Type.Null()], {
    description:
      'What was invoiced of the ship-tos whose invoices the caller may see; null where there is none, in the contract evaluation, and where the report is narrowed to a brand or a pack, of which an invoice tells nothing.',
  }),
  choices: Type.Object(
    {
      reports: Type.Array(Type.Enum([...REPORTS]), { description: 'The reports that the caller may see.' }),
      brands: Type.Array(Type.Object({ code: text('What a brand is named by.'), name: text('What it is called.') }), {
        description: 'The brands of these days and of those a year before.',
      }),
      packs: Type.Array(Type.Object({ code: text('What a pack is named by.'), name: text('What it is called.') }), {
        description: 'The packs of the same days.',
      }),
    },
    { description: 'What the report can be narrowed to.' },
  ),
})
export type Reporting = Static<typeof Reporting>
