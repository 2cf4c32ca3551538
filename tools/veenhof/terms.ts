import type { DeliveryMethod } from '@fust/domain/order'
import { euros, kilograms, texts } from './csv.ts'
import type { Row } from './csv.ts'
import { COMPANIES, SHIP_TOS, shipToNamed } from './customers.ts'
import type { CustomerType, ShipTo } from './customers.ts'
import type { PaymentCode } from './transport.ts'
import type { BrandCode } from './brands.ts'
import type { CalendarDate, Cents, Text } from './units.ts'

// What a ship-to may choose; the first transport is its default.
const WHOLESALE: DeliveryMethod[] = [
  'flatrate_flatrate',
  'freeshipping_freeshipping',
  'selfpickup_selfpickup',
  'emptiesfulltruck_emptiesfulltruck',
  'emptiespickup_emptiespickup',
  'emptiessmall_emptiessmall',
]
const OUTLET: DeliveryMethod[] = [
  'freeshipping_freeshipping',
  'selfpickup_selfpickup',
  'emptiespickup_emptiespickup',
  'emptiessmall_emptiessmall',
]
const PARCEL: DeliveryMethod[] = ['flatrate_flatrate', 'selfpickup_selfpickup']

const METHODS: Record<CustomerType, DeliveryMethod[]> = {
  Distributor: WHOLESALE,
  Trade: WHOLESALE,
  Retail: [
    'freeshipping_freeshipping',
    'flatrate_flatrate',
    'selfpickup_selfpickup',
    'emptiespickup_emptiespickup',
    'emptiessmall_emptiessmall',
  ],
  Agreement: WHOLESALE,
  OntradeTank: ['flatrate_flatrate', 'emptiessmall_emptiessmall'],
  Ontrade: ['flatrate_flatrate', 'emptiessmall_emptiessmall'],
  InternalCustomer: ['flatrate_flatrate', 'selfpickup_selfpickup'],
  AccountManagerOntrade: PARCEL,
  AccountManagerOfftrade: PARCEL,
  Shop: PARCEL,
  PosWederverkoper: PARCEL,
}

const PAYMENTS: Record<CustomerType, PaymentCode[]> = {
  Distributor: ['purchaseorder', 'directdebit'],
  Trade: ['purchaseorder', 'directdebit'],
  Retail: ['purchaseorder', 'directdebit', 'mollie_methods_ideal'],
  Agreement: ['purchaseorder', 'directdebit', 'mollie_methods_ideal'],
  OntradeTank: ['purchaseorder', 'directdebit'],
  Ontrade: ['purchaseorder', 'mollie_methods_ideal', 'mollie_methods_creditcard'],
  InternalCustomer: ['purchaseorder'],
  AccountManagerOntrade: ['purchaseorder'],
  AccountManagerOfftrade: ['purchaseorder'],
  Shop: ['purchaseorder', 'mollie_methods_ideal'],
  PosWederverkoper: ['mollie_methods_ideal', 'mollie_methods_creditcard', 'purchaseorder'],
}

/** A café's street takes a small lorry, and its cellar a few pallets. */
const CAFES = new Set(['Café De Zwarte Kraai', 'Paviljoen De Kraai'])

export const methodsOf = (shipTo: ShipTo): DeliveryMethod[] =>
  CAFES.has(shipTo.name) ? OUTLET : METHODS[shipTo.customerType]

/** Tighter or wider than the transport's own limits. */
const OWN_LIMITS: { shipTo: string; method: DeliveryMethod; pallets: [number, number]; maxGrams: number }[] = [
  { shipTo: 'De Ketel Breda', method: 'freeshipping_freeshipping', pallets: [6, 10], maxGrams: 9_500_000 },
  { shipTo: 'Oosterhof Zwolle', method: 'freeshipping_freeshipping', pallets: [4, 13], maxGrams: 12_000_000 },
  { shipTo: 'Oosterhof Deventer', method: 'freeshipping_freeshipping', pallets: [4, 13], maxGrams: 12_000_000 },
  { shipTo: 'Oosterhof Meppel', method: 'freeshipping_freeshipping', pallets: [4, 13], maxGrams: 12_000_000 },
  { shipTo: 'Het Kruikje Zutphen', method: 'freeshipping_freeshipping', pallets: [1, 4], maxGrams: 4_000_000 },
]

const BY_HABIT: ReadonlySet<string> = new Set(['Trade', 'Retail'])

export const shipToMethodRows = (): Row[] =>
  SHIP_TOS.flatMap((shipTo) =>
    methodsOf(shipTo).map((method, index) => {
      const own = OWN_LIMITS.find((limit) => limit.shipTo === shipTo.name && limit.method === method)
      return {
        company_id: shipTo.companyId,
        ship_to_id: shipTo.id,
        method,
        // Wholesalers and shops have none written down: they begin as their last order went.
        is_default: index === 0 && !BY_HABIT.has(shipTo.customerType),
        min_pallets: own?.pallets[0],
        max_pallets: own?.pallets[1],
        min_weight_kg: undefined,
        max_weight_kg: own && kilograms(own.maxGrams),
      }
    }),
  )

export const paymentsOf = (shipTo: ShipTo): PaymentCode[] => PAYMENTS[shipTo.customerType]

export const shipToPaymentRows = (): Row[] =>
  SHIP_TOS.flatMap((shipTo) =>
    paymentsOf(shipTo).map((code) => ({ company_id: shipTo.companyId, ship_to_id: shipTo.id, code })),
  )

type TankSetting = {
  shipTo: string
  brands: BrandCode[]
  tanks: Tank[]
  limits?: [min: number, max: number]
  byPhone?: boolean
  isBlocked?: boolean
  isAgreed?: boolean
  info?: Text
}

/** A tank that holds so many litres of a brand; without one it takes any brand of the venue. */
type Tank = { name: string; litres: number; brand?: BrandCode; topUp?: [min: number, max: number] }

const TANK_SETTINGS: TankSetting[] = [
  {
    shipTo: 'Brouwlokaal De Pijp',
    brands: ['veenhof-pils', 'witte-wieven', 'kraanvogel'],
    tanks: [
      { name: 'Tank 1', litres: 1000, brand: 'veenhof-pils', topUp: [300, 950] },
      { name: 'Tank 2', litres: 1000, brand: 'kraanvogel' },
      { name: 'Tank 3', litres: 500, brand: 'witte-wieven', topUp: [150, 450] },
      { name: 'Tank 4', litres: 500 },
    ],
    limits: [500, 3000],
    info: {
      nl: 'Kelderluik aan de werfzijde, aanrijden tot 11:00 uur. Slang van 25 meter nodig.',
      en: 'Cellar hatch on the wharf side, vehicles allowed until 11:00. A 25 metre hose is needed.',
    },
  },
  {
    shipTo: 'De Pijp aan de Werf',
    brands: ['veenhof-pils', 'kraanvogel'],
    tanks: [
      { name: 'Tank 1', litres: 1000, brand: 'veenhof-pils' },
      { name: 'Tank 2', litres: 500, brand: 'kraanvogel' },
    ],
    limits: [500, 1500],
  },
  // no limits of its own: the least is the general 1000 liters
  {
    shipTo: 'De Pijp Amersfoort',
    brands: ['veenhof-pils', 'hoogveen'],
    tanks: [
      { name: 'Tank 1', litres: 1000, brand: 'veenhof-pils' },
      { name: 'Tank 2', litres: 1000, brand: 'hoogveen' },
    ],
    isAgreed: false,
  },
  {
    shipTo: 'Het Koperen Hert Nijmegen',
    brands: ['veenhof-pils', 'hoogveen', 'turfsteker', 'herfstvuur'],
    tanks: [
      { name: 'Links', litres: 1000, brand: 'veenhof-pils' },
      { name: 'Midden', litres: 1000, brand: 'hoogveen' },
      { name: 'Rechts', litres: 1000 },
    ],
    limits: [1000, 3000],
  },
  {
    shipTo: 'Het Koperen Hert Arnhem',
    brands: ['veenhof-pils', 'witte-wieven'],
    tanks: [
      { name: 'Tank 1', litres: 500, brand: 'veenhof-pils' },
      { name: 'Tank 2', litres: 500, brand: 'witte-wieven' },
    ],
    limits: [250, 1000],
    byPhone: true,
  },
  {
    shipTo: 'Het Koperen Hert Zwolle',
    brands: ['veenhof-pils'],
    tanks: [{ name: 'Tank 1', litres: 1000, brand: 'veenhof-pils' }],
    limits: [500, 1000],
    isBlocked: true,
  },
  {
    shipTo: 'Tanklokaal Het Gewelf',
    brands: ['veenhof-pils', 'witte-wieven', 'herfstvuur'],
    tanks: [
      { name: 'Gewelf A', litres: 1000, brand: 'veenhof-pils' },
      { name: 'Gewelf B', litres: 500 },
    ],
    limits: [500, 1500],
    info: {
      nl: 'Bel vijf minuten vooraf, de bar opent de poort.',
      en: 'Call five minutes ahead, the bar opens the gate.',
    },
  },
]

export const tankSettingRows = (): Row[] =>
  TANK_SETTINGS.map(({ shipTo: name, brands, limits, byPhone, isBlocked, isAgreed, info }) => {
    const shipTo = shipToNamed(name)
    return {
      company_id: shipTo.companyId,
      ship_to_id: shipTo.id,
      order_method: byPhone ? 'phone' : 'portal',
      financial_blocker: isBlocked ?? false,
      tank_agreed: isAgreed ?? true,
      min_liters: limits?.[0],
      max_liters: limits?.[1],
      purchasable_brands: brands,
      'extra_info.nl': info?.nl,
      'extra_info.en': info?.en,
    }
  })

export const tankRows = (): Row[] =>
  TANK_SETTINGS.flatMap(({ shipTo: venue, tanks }) => {
    const shipTo = shipToNamed(venue)
    return tanks.map(({ name, litres, brand, topUp }, index) => ({
      company_id: shipTo.companyId,
      ship_to_id: shipTo.id,
      position: index + 1,
      name,
      capacity_liters: litres,
      brand_code: brand,
      min_liters: topUp?.[0],
      max_liters: topUp?.[1],
    }))
  })

/** A year's money for glasses and parasols; the types that have one. */
const BUDGET_TYPES = new Set<CustomerType>(['Ontrade', 'OntradeTank', 'AccountManagerOntrade'])
const BUDGET_OF_ITS_OWN: Record<string, Cents> = {
  'Buitendienst horeca': 1_250_000,
  'Brouwlokaal De Pijp': 240_000,
  'Grand Café De Waag': 200_000,
  'Bar Noorderzon': 75_000,
}
const USUAL_BUDGET_CENTS = 150_000
const BUDGET_YEARS = [2025, 2026, 2027]

export const grantedBudget = (shipTo: ShipTo): Cents | undefined =>
  BUDGET_TYPES.has(shipTo.customerType) ? (BUDGET_OF_ITS_OWN[shipTo.name] ?? USUAL_BUDGET_CENTS) : undefined

/** Budgets, with what the given POSM orders have taken from them. */
export const budgetRows = (spentCents: (shipToId: string, year: number) => Cents): Row[] =>
  SHIP_TOS.flatMap((shipTo) => {
    const granted = grantedBudget(shipTo)
    if (granted === undefined) return []
    return BUDGET_YEARS.map((year) => ({
      company_id: shipTo.companyId,
      ship_to_id: shipTo.id,
      year,
      granted: euros(granted),
      left: euros(granted - spentCents(shipTo.id, year)),
    }))
  })

type ContractKind = 'supply' | 'bonus' | 'tank' | 'loan'
type Contract = {
  kind: ContractKind
  title: Text
  from: CalendarDate
  to?: CalendarDate
  hectolitres?: number
  bonusCents?: Cents
}

const supply = (hectolitres: number): Contract => ({
  kind: 'supply',
  title: { nl: 'Leveringsovereenkomst bier', en: 'Beer supply agreement' },
  from: '2024-01-01',
  to: '2028-12-31',
  hectolitres,
})
const bonus = (hectolitres: number, bonusCents: Cents): Contract => ({
  kind: 'bonus',
  title: { nl: 'Jaarbonus 2026', en: 'Annual bonus 2026' },
  from: '2026-01-01',
  to: '2026-12-31',
  hectolitres,
  bonusCents,
})
const tank = (hectolitres: number): Contract => ({
  kind: 'tank',
  title: { nl: 'Bruikleen en onderhoud tanks', en: 'Tank loan and upkeep' },
  from: '2023-05-01',
  to: '2030-04-30',
  hectolitres,
})
const loan: Contract = {
  kind: 'loan',
  title: { nl: 'Lening inrichting zaak', en: 'Loan for furnishing the bar' },
  from: '2022-03-01',
  to: '2027-02-28',
}

const CONTRACTS: Record<string, Contract[]> = {
  'Ten Brink Dranken': [supply(18_000), bonus(18_000, 240)],
  'Drankengroothandel Noorderdiep': [supply(11_000), bonus(11_000, 210)],
  'Horecagroothandel De Ketel': [supply(5_200), bonus(5_200, 180)],
  'Café De Zwarte Kraai': [supply(320), bonus(320, 850), loan],
  'Drankenhandel Oosterhof': [supply(2_600), bonus(2_600, 190)],
  'Slijterijen Het Kruikje': [bonus(900, 260)],
  'Buurtsuper De Korf': [bonus(4_000, 230)],
  'Brouwlokaal De Pijp': [supply(1_050), tank(1_050), bonus(1_050, 900)],
  'Tapperij Het Koperen Hert': [supply(900), tank(900)],
  'Horecagroep Marktzicht': [supply(160), bonus(160, 750), tank(160), loan],
  'Stichting Veenfeesten': [{ ...supply(180), to: '2026-09-30' }],
  'Barmeubel & Merk': [
    {
      kind: 'supply',
      title: { nl: 'Doorverkoop promotiemateriaal', en: 'Resale of point-of-sale material' },
      from: '2025-04-01',
    },
  ],
}

export const contractRows = (): Row[] =>
  COMPANIES.flatMap((company, index) =>
    (CONTRACTS[company.name] ?? []).map(({ kind, title, from, to, hectolitres, bonusCents }, position) => ({
      company_id: company.id,
      number: `${from.slice(2, 4)}-${String(400 + index * 10 + position)}`,
      kind,
      ...texts('title', title),
      starts_on: from,
      ends_on: to,
      agreed_hectolitres: hectolitres,
      bonus_per_hectolitre: bonusCents === undefined ? undefined : euros(bonusCents),
    })),
  )
