import type { MarketingMaterial } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { contentAddress } from '../../../../lib/server/content-call.ts'
import { ArchiveBar } from '../../../../ui/archive-bar.tsx'
import { sizeText } from './material-card.tsx'

/** The most that one archive holds. */
const MOST_FILES = 100

type Props = { chosen: readonly MarketingMaterial[]; onClear: () => void }

/** The materials that are ticked, saved together. */
export function DownloadBar({ chosen, onClear }: Props) {
  const { t } = useTranslation()
  const bytes = chosen.reduce((sum, { size }) => sum + (size ?? 0), 0)
  const count = chosen.length
  return (
    <ArchiveBar
      archive={{
        address: contentAddress('downloadmaterial/bulk-files'),
        body: { ids: chosen.map(({ id }) => id) },
        count,
        name: t('materials.archive'),
      }}
      onClear={onClear}
      bytes={bytes}
      words={{
        chosen: t('materials.chosen'),
        count: t('materials.chosenCount', { count, size: sizeText(bytes) }),
        tooMany: count > MOST_FILES && t('materials.tooMuch', { most: MOST_FILES }),
        loading: (done) => t('materials.loading', { done: sizeText(done), all: sizeText(bytes) }),
        cancel: t('materials.cancel'),
        save: t('materials.saveAll'),
        stopped: t('materials.stopped'),
        failed: t('materials.failed'),
        done: (saved) => t('materials.done', { count: saved }),
      }}
    />
  )
}
