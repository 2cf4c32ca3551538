import type { TopUpRefusal } from '@fust/domain/tank'
import { formatNumber } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'

/** Why a tank does not take so much, or so little. */
export function useTopUpWords(): (refusal: TopUpRefusal) => string {
  const { t } = useTranslation()
  return (refusal) =>
    refusal.code === 'tank-top-up-too-small'
      ? t('tank.tooSmall', { tank: refusal.tank, litres: formatNumber(refusal.minimumLitres) })
      : t('tank.tooLarge', { tank: refusal.tank, litres: formatNumber(refusal.maximumLitres) })
}
