import { ZIP_MAXIMUM_FILES } from '@fust/domain/documents'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { portalPath } from '../../../../lib/portal-call.ts'
import { useArchiveDownload } from '../../../../lib/use-archive-download.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress.tsx'
import css from './documents-page.module.css'

/** What a document is known by. */
export type DocumentName = { documentId: string; documentType: string }

type Props = { chosen: readonly DocumentName[]; onClear: () => void }

const MEGABYTE = 1_000_000

/** What is ticked, saved together; it says how far it is, and can be stopped. */
export function ArchiveBar({ chosen, onClear }: Props) {
  const { t } = useTranslation()
  const { download, start, cancel } = useArchiveDownload()
  const counted = (count: number) => ({ count, number: formatNumber(count) })
  const isTooMuch = chosen.length > ZIP_MAXIMUM_FILES
  if (chosen.length === 0 && download.state === 'idle') return null
  const save = () =>
    void start({
      address: portalPath('mydocuments/GetDownloadZipDocumentBulk'),
      body: { documents: chosen },
      count: chosen.length,
      name: t('documents.archive'),
    })
  return (
    <section className={css.bar} aria-label={t('documents.chosen')}>
      {download.state === 'loading' && (
        <>
          <div className={css.progress}>
            <ProgressBar
              label={t('documents.loading', { size: `${formatNumber(download.bytes / MEGABYTE, 1)}\u00A0MB` })}
            />
          </div>
          <Button look="secondary" icon="close" onClick={cancel}>
            {t('documents.cancel')}
          </Button>
        </>
      )}
      {download.state !== 'loading' && chosen.length > 0 && (
        <>
          <p>{t('documents.chosenCount', counted(chosen.length))}</p>
          {isTooMuch && <p className={css.tooMany}>{t('documents.tooMany', { most: ZIP_MAXIMUM_FILES })}</p>}
          <div className={css.ways}>
            <Button look="quiet" onClick={onClear}>
              {t('documents.clearChosen')}
            </Button>
            <Button icon="download" disabled={isTooMuch} onClick={save}>
              {t('documents.saveChosen')}
            </Button>
          </div>
        </>
      )}
      {download.state === 'failed' && (
        <Banner tone="bad" live>
          {t('documents.failed')}
        </Banner>
      )}
      {download.state === 'done' && (
        <Banner tone="ok" live>
          {t('documents.done', counted(download.count))}
        </Banner>
      )}
    </section>
  )
}
