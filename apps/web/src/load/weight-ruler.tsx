import { useTranslation } from '../i18n/index.ts'
import { formatNumber } from '../i18n/format.ts'
import css from './weight-ruler.module.css'

const TICKS = 12

/** Kilograms on the load against what the truck may carry. */
export function WeightRuler({ weightKg, maxWeightKg }: { weightKg: number; maxWeightKg: number | null }) {
  const { t } = useTranslation()
  const tooHeavy = maxWeightKg !== null && weightKg > maxWeightKg
  return (
    <div className={css.ruler} data-over={tooHeavy || undefined}>
      <p className={css.words}>
        <strong>{t('load.weight', { weight: formatNumber(weightKg) })}</strong>
        {maxWeightKg !== null && (
          <span className={css.most}>
            {tooHeavy
              ? t('load.tooHeavy', { weight: formatNumber(weightKg - maxWeightKg) })
              : t('load.atMost', { weight: formatNumber(maxWeightKg) })}
          </span>
        )}
      </p>
      {maxWeightKg !== null && (
        <svg className={css.bar} viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
          <rect className={css.rest} width={240} height={8} rx={1} />
          <rect className={css.used} width={Math.min(1, weightKg / maxWeightKg) * 240} height={8} rx={1} />
          <path
            className={css.ticks}
            d={Array.from({ length: TICKS + 1 }, (_, tick) => `M${0.5 + (tick * 239) / TICKS} 8v4`).join('')}
          />
        </svg>
      )}
    </div>
  )
}
