import { useTranslation } from '../i18n/index.ts'
import { formatNumber } from '../i18n/format.ts'
import { loadRuns, type LoadView } from './load-view.ts'
import { useFormats } from './use-formats.ts'

/** The whole load in one sentence, for those who cannot see the picture. */
export function useLoadSentence(plan: LoadView): string {
  const { t } = useTranslation()
  const { pallets, share: shareOf, list } = useFormats()
  const parts = loadRuns(plan.places).map(({ from, to, share, label, tag }) =>
    share === null
      ? t('load.run', { count: to - from + 1, label, tag })
      : t('load.runLoose', { share: shareOf(share), label, tag }),
  )
  return [
    plan.hasMaximum
      ? t('load.used', { pallets: pallets(plan.pallets), max: plan.maxPlaces })
      : t('load.usedInAll', { count: plan.pallets, pallets: pallets(plan.pallets) }),
    plan.minPlaces && plan.minPlaces < plan.maxPlaces ? t('load.atLeastSentence', { min: plan.minPlaces }) : '',
    parts.length ? t('load.contents', { contents: list(parts) }) : t('load.nothing'),
    t('load.weighs', { weight: formatNumber(plan.weightKg) }),
  ]
    .filter(Boolean)
    .join(' ')
}
