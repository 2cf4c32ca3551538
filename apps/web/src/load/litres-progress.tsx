import type { CapacityLimits } from '@fust/domain/capacity'
import { formatNumber } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { classNames } from '../ui/class-names.ts'
import css from './weight-ruler.module.css'

type Props = { litres: number; limits: Pick<CapacityLimits, 'minimumLitres' | 'maximumLitres'> }

/** Litres of tank beer over the least that is delivered (CRT-45). */
export function LitresProgress({ litres, limits: { minimumLitres, maximumLitres } }: Props) {
  const { t } = useTranslation()
  if (minimumLitres === null || minimumLitres === 0) return null
  const isTooMuch = maximumLitres !== null && litres > maximumLitres
  return (
    <div className={classNames(css.ruler, css.litres)} data-over={isTooMuch || undefined}>
      <p className={css.words}>
        <strong>{t('load.litresOf', { litres: formatNumber(litres), least: formatNumber(minimumLitres) })}</strong>
        {maximumLitres !== null && (
          <span className={css.most}>{t('load.litresAtMost', { litres: formatNumber(maximumLitres) })}</span>
        )}
      </p>
      <svg className={css.bar} viewBox="0 0 240 12" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.rest} width={240} height={8} rx={1} />
        <rect className={css.used} width={Math.min(1, litres / minimumLitres) * 240} height={8} rx={1} />
      </svg>
    </div>
  )
}
