import { TANK_STEP_LITRES, topUpLimits } from '@fust/domain/tank'
import { formatNumber } from '../../../../../i18n/format.ts'
import { insideSentence } from '../../../../../i18n/inside-sentence.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { Select } from '../../../../../ui/select/select.tsx'
import { Stepper } from '../../../../../ui/stepper/stepper.tsx'
import { TankVessel } from './tank-vessel.tsx'
import { useTopUpWords } from '../../../../../tank/index.ts'
import type { FilledTank } from './use-tank-filling.ts'
import css from './tank-board.module.css'

type Props = {
  filled: FilledTank
  /** Left out where nothing can be ordered: the tank is shown, and no counter. */
  onFill?: ((litres: number) => void) | undefined
  onChoose: (sku: string) => void
  /** Until it is known what the cart holds nobody counts. */
  disabled: boolean
}

/** One tank: what is ordered for it, and how much goes into it. */
export function TankCard({ filled, onFill, onChoose, disabled }: Props) {
  const { t } = useTranslation()
  const { tank, beer, beers, litres } = filled
  const litresWord = insideSentence(t('load.units.litres'))
  const what = beer ? `${tank.name}, ${beer.name}` : tank.name
  return (
    <li className={css.tank}>
      <div className={css.head}>
        <h2>{tank.name}</h2>
        {tank.capacityLitres !== null && <span>{t('tank.litres', { litres: formatNumber(tank.capacityLitres) })}</span>}
      </div>
      <div className={css.picture}>
        <TankVessel tank={tank} beer={beer} litres={litres} />
      </div>
      <div className={css.beer}>
        {onFill && beers.length > 1 ? (
          <Select
            label={t('tank.beerIn', { tank: tank.name })}
            options={beers.map(({ sku, name }) => ({ value: sku, label: name }))}
            value={beer?.sku}
            onChange={onChoose}
          />
        ) : (
          <p>{beer?.name ?? t('tank.noBeer')}</p>
        )}
      </div>
      <div className={css.words}>
        {onFill && beer && (
          <>
            <div className={css.stepper}>
              <Stepper
                label={t('load.countOf', { product: what, unit: litresWord })}
                counted={litresWord}
                value={litres}
                max={Math.max(topUpLimits(tank).maximumLitres, litres)}
                step={TANK_STEP_LITRES}
                unit="l"
                disabled={disabled}
                onChange={onFill}
              />
            </div>
            <TankFigures filled={filled} />
          </>
        )}
      </div>
    </li>
  )
}

/** What the counter comes to, and why it may not. */
function TankFigures({ filled: { tank, litres, refusal } }: { filled: FilledTank }) {
  const { t } = useTranslation()
  const wordsOf = useTopUpWords()
  const { minimumLitres, maximumLitres } = topUpLimits(tank)
  const orderedWords = () => {
    if (litres === 0) return t('tank.notToppedUp')
    const ordered = formatNumber(litres)
    if (tank.capacityLitres === null) return t('tank.orderedLitres', { litres: ordered })
    return t('tank.ordered', { litres: ordered, free: formatNumber(Math.max(0, tank.capacityLitres - litres)) })
  }
  return (
    <>
      <p className={css.detail}>{orderedWords()}</p>
      <p className={css.range}>
        {t('tank.range', {
          from: formatNumber(Math.min(minimumLitres, maximumLitres)),
          to: formatNumber(maximumLitres),
          step: formatNumber(TANK_STEP_LITRES),
        })}
      </p>
      <p className={css.refusal} aria-live="polite">
        {refusal && wordsOf(refusal)}
      </p>
    </>
  )
}
