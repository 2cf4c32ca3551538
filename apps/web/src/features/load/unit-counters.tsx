import type { OrderUnit, UnitRefusal } from '@fust/domain/quantity'
import { useTranslation } from '../../i18n/index.ts'
import { formatNumber, formatWeight } from '../../i18n/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/stepper.tsx'
import css from './unit-counters.module.css'

export type CountedUnit = OrderUnit | 'litres'
/** What one package of a product is called. */
export type PackageWord = 'crate' | 'keg' | 'tray' | 'box' | 'piece'

export type UnitRefusalCode = UnitRefusal['code'] | 'out-of-stock'

export type UnitCounter = {
  unit: CountedUnit
  value: number
  max: number
  step?: number
  /** Shown under the counter: the packages that one layer or pallet holds, or what one package weighs. */
  holds?: number | undefined
  weighsGrams?: number | undefined
  refusal?: UnitRefusalCode | undefined
}

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
  const { unit, value, max, step, refusal } = counter
  const word = unit === 'packages' ? t(`load.packages.${packageWord}`) : t(`load.units.${unit}`)
  return (
    <div className={css.counter}>
      <span className={css.word} aria-hidden="true">
        {word}
      </span>
      <Stepper
        label={t('load.countOf', { product, unit: word.toLocaleLowerCase() })}
        value={value}
        max={max}
        {...(step && { step })}
        {...(unit === 'litres' && { unit: 'l' })}
        disabledReason={refusal && t(`load.unitRefusals.${refusal}`)}
        onChange={onChange}
      />
      {!refusal && <Figure counter={counter} packageWord={packageWord} />}
    </div>
  )
}

function Figure({ counter: { holds, weighsGrams }, packageWord }: { counter: UnitCounter; packageWord: PackageWord }) {
  const { t } = useTranslation()
  if (holds !== undefined)
    return (
      <span className={css.figure}>
        {t(`load.counted.${packageWord}`, { count: holds, number: formatNumber(holds) })}
      </span>
    )
  return weighsGrams === undefined ? null : <span className={css.figure}>{formatWeight(weighsGrams, 1)}</span>
}
