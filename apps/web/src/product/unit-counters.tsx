import type { CustomerType } from '@fust/domain/access'
import type { DeliveryMethod } from '@fust/domain/order'
import {
  casesIn,
  DEFAULT_COUNTER,
  offerMaximum,
  ORDER_UNITS,
  orderableUnits,
  unitOffers,
  unitsCounter,
  type CaseQuantities,
  type OrderUnit,
  type UnitRefusal,
} from '@fust/domain/quantity'
import { TANK_MAXIMUM_LITRES, TANK_STEP_LITRES } from '@fust/domain/tank'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { graphql } from '../gql/index.ts'
import { formatWeight } from '../i18n/format.ts'
import { insideSentence } from '../i18n/inside-sentence.ts'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import { graphql as ask } from '../lib/server/graphql.ts'
import { OFFERED_UNITS_KEY } from '../lib/server/query-keys.ts'
import { unitTextKey, useQuantityWords, type CountedUnit, type PackageWord } from '../load/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { classNames } from '../ui/class-names.ts'
import { Stepper } from '../ui/stepper/stepper.tsx'
import { customerTypeAt } from './customer-type-at.ts'
import type { Product } from './product.ts'
import css from './unit-counters.module.css'

/** What decides on counters besides the product. */
export type OrderingFacts = {
  customerType: CustomerType
  method: DeliveryMethod | null
  offeredUnits: readonly OrderUnit[]
}

const offeredUnitsDocument = graphql(`
  query OfferedUnits {
    getPortalConfig {
      orderableunits
    }
  }
`)

/** The units that this brewery sells in at all. */
const offeredUnitsQuery = queryOptions({
  queryKey: OFFERED_UNITS_KEY,
  queryFn: async ({ signal }) => {
    const { getPortalConfig } = await ask(offeredUnitsDocument, {}, { signal })
    return orderableUnits(getPortalConfig?.orderableunits ?? '')
  },
  staleTime: Infinity,
})

/** True when nobody could be asked in which units this brewery sells; all of them are offered then, and the server decides. */
export function useUnitsUnknown(): boolean {
  return useQuery(offeredUnitsQuery).isError
}

/** Who orders, how it travels, and in which units: what the counters of a product depend on. */
export function useOrderingFacts(method: DeliveryMethod | null): OrderingFacts {
  const { shipTo } = useSelectedShipTo()
  const { data: offeredUnits = ORDER_UNITS } = useQuery(offeredUnitsQuery)
  return { customerType: customerTypeAt(shipTo), method, offeredUnits }
}

export type UnitRefusalCode = UnitRefusal['code'] | 'out-of-stock' | 'more-than-offer'

export type UnitCounter = {
  unit: CountedUnit
  value: number
  max: number
  step?: number
  /** Shown under the counter: the packages that one layer or pallet holds, or what one package weighs. */
  holds?: number | undefined
  weighsGrams?: number | undefined
  refusal?: UnitRefusalCode | undefined
  /** Until it is known how much the cart holds nobody counts: from nothing they would count over it. */
  isUnknown?: true
}

/** The counters of a product with what the cart holds of it, undefined until the cart is there; what cannot be ordered now says why. */
export function countersOf(
  product: Product,
  held: (CaseQuantities & { litres: number }) | undefined,
  facts: OrderingFacts,
): UnitCounter[] {
  if (!held) return countersOf(product, NOTHING, facts).map((counter) => ({ ...counter, isUnknown: true }))
  const { kind, pack, rules, stock, isOutOfStock } = product
  const { maximumCases } = product.offer
  if (kind === 'tank') return [{ unit: 'litres', value: held.litres, max: TANK_MAXIMUM_LITRES, step: TANK_STEP_LITRES }]
  return unitOffers(rules, facts).map(({ unit, refusal }) => {
    const isMoreThanOffer = maximumCases !== null && casesIn(unit, pack) > maximumCases && held[unit] === 0
    const code =
      isOutOfStock && held[unit] === 0 ? 'out-of-stock' : (refusal?.code ?? (isMoreThanOffer && 'more-than-offer'))
    const most = unit === 'packages' ? unitsCounter(kind, stock).maximum : DEFAULT_COUNTER.maximum
    return {
      unit,
      value: held[unit],
      max: maximumCases === null ? most : Math.min(most, offerMaximum(unit, maximumCases, held, pack)),
      ...(unit === 'packages'
        ? { weighsGrams: pack.grossWeightPerCaseGrams || undefined }
        : { holds: casesIn(unit, pack) }),
      ...(code && { refusal: code }),
    }
  })
}

const NOTHING = { packages: 0, layers: 0, pallets: 0, litres: 0 }

type Props = {
  product: string
  packageWord: PackageWord
  counters: readonly UnitCounter[]
  onChange: (unit: CountedUnit, value: number) => void
}

/** A counter for each unit the product can be ordered in; side by side where there is room, else stacked buttons. */
export function UnitCounters({ product, packageWord, counters, onChange }: Props) {
  return (
    <div className={css.room}>
      <div className={classNames(css.counters, counters.length === 1 && css.single)}>
        {counters.map((counter) => (
          <Counter
            key={counter.unit}
            counter={counter}
            product={product}
            packageWord={packageWord}
            onChange={(value) => onChange(counter.unit, value)}
          />
        ))}
      </div>
    </div>
  )
}

type CounterProps = Omit<Props, 'counters' | 'onChange'> & { counter: UnitCounter; onChange: (value: number) => void }

function Counter({ counter, product, packageWord, onChange }: CounterProps) {
  const { t } = useTranslation()
  const { unit, value, max, step, refusal, isUnknown = false } = counter
  const word = t(unitTextKey(unit, packageWord))
  return (
    <div className={css.counter}>
      <span className={css.word} aria-hidden="true">
        {word}
      </span>
      <Stepper
        label={t('load.countOf', { product, unit: insideSentence(word) })}
        counted={insideSentence(word)}
        value={value}
        max={max}
        {...(step && { step })}
        {...(unit === 'litres' && { unit: 'l' })}
        disabled={isUnknown}
        disabledReason={refusal && t(UNIT_REFUSAL_TEXTS[refusal])}
        onChange={onChange}
      />
      {!refusal && <Figure counter={counter} packageWord={packageWord} />}
    </div>
  )
}

function Figure({ counter: { holds, weighsGrams }, packageWord }: { counter: UnitCounter; packageWord: PackageWord }) {
  const packages = useQuantityWords({ packages: holds ?? 0 }, packageWord)
  if (holds !== undefined) return <span className={css.figure}>{packages}</span>
  return weighsGrams === undefined ? null : <span className={css.figure}>{formatWeight(weighsGrams, 1)}</span>
}

/** Why a unit cannot be ordered, in words. */
export const UNIT_REFUSAL_TEXTS = {
  'layers-disabled': 'load.unitRefusals.layers-disabled',
  'pallets-disabled': 'load.unitRefusals.pallets-disabled',
  'single-cases-not-on-full-truck': 'load.unitRefusals.single-cases-not-on-full-truck',
  'unit-not-offered': 'load.unitRefusals.unit-not-offered',
  'out-of-stock': 'load.unitRefusals.out-of-stock',
  'more-than-offer': 'load.unitRefusals.more-than-offer',
} as const satisfies Record<UnitRefusalCode, TextKey>
