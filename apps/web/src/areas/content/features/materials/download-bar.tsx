import type { MarketingMaterial } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { contentAddress } from '../../../../lib/content-call.ts'
import { useArchiveDownload } from '../../../../lib/use-archive-download.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { sizeText } from './material-card.tsx'
import css from './materials.module.css'

/** The most that one archive holds. */
const MOST_FILES = 100

type Props = { chosen: readonly MarketingMaterial[]; onClear: () => void }

/** What is ticked, saved together; it says how far it is, and can be stopped. */
export function DownloadBar({ chosen, onClear }: Props) {
  const { t } = useTranslation()
  const { download, start, cancel } = useArchiveDownload()
  const bytes = chosen.reduce((sum, { size }) => sum + (size ?? 0), 0)
  const isTooMuch = chosen.length > MOST_FILES
  const save = () =>
    void start({
      address: contentAddress('downloadmaterial/bulk-files'),
      body: { ids: chosen.map(({ id }) => id) },
      count: chosen.length,
      name: t('materials.archive'),
    })
  if (chosen.length === 0 && download.state === 'idle') return null
  return (
    <section className={css.bar} aria-label={t('materials.chosen')}>
      {download.state === 'loading' ? (
        <>
          <label className={css.progress}>
            {t('materials.loading', { done: sizeText(download.bytes), all: sizeText(bytes) })}
            <progress value={Math.min(download.bytes, bytes)} max={Math.max(bytes, 1)} />
          </label>
          <Button look="secondary" onClick={cancel}>
            {t('materials.cancel')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('materials.chosenCount', { count: chosen.length, size: sizeText(bytes) })}</p>
          {isTooMuch && <p className={css.tooMuch}>{t('materials.tooMuch', { most: MOST_FILES })}</p>}
          <div className={css.ways}>
            <Button look="quiet" onClick={onClear}>
              {t('materials.clearChosen')}
            </Button>
            <Button icon="download" disabled={isTooMuch || chosen.length === 0} onClick={save}>
              {t('materials.saveAll')}
            </Button>
          </div>
        </>
      )}
      {download.state === 'failed' && (
        <Banner tone="bad" live>
          {t('materials.failed')}
        </Banner>
      )}
      {download.state === 'done' && (
        <Banner tone="ok" live>
          {t('materials.done', { count: download.count })}
        </Banner>
      )}
    </section>
  )
}
