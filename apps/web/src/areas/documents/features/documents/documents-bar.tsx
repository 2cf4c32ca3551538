import type { DocumentListItem } from '@fust/contract/rest'
import { ZIP_MAXIMUM_FILES } from '@fust/domain/documents'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { portalPath } from '../../../../lib/server/portal-call.ts'
import { ArchiveBar } from '../../../../ui/archive-bar.tsx'

type Props = { chosen: readonly DocumentListItem[]; onClear: () => void }

const MEGABYTE = 1_000_000

/** The documents that are ticked, saved together; how large they are is known when they are there. */
export function DocumentsBar({ chosen, onClear }: Props) {
  const { t } = useTranslation()
  const counted = (count: number) => ({ count, number: formatNumber(count) })
  const count = chosen.length
  return (
    <ArchiveBar
      archive={{
        address: portalPath('mydocuments/GetDownloadZipDocumentBulk'),
        body: { documents: chosen.map(({ documentId, documentType }) => ({ documentId, documentType })) },
        count,
        name: t('documents.archive'),
      }}
      onClear={onClear}
      words={{
        chosen: t('documents.chosen'),
        count: t('documents.chosenCount', counted(count)),
        tooMany: count > ZIP_MAXIMUM_FILES && t('documents.tooMany', { most: ZIP_MAXIMUM_FILES }),
        loading: (bytes) => t('documents.loading', { size: `${formatNumber(bytes / MEGABYTE, 1)}\u00A0MB` }),
        cancel: t('documents.cancel'),
        save: t('documents.saveChosen'),
        stopped: t('documents.stopped'),
        failed: t('documents.failed'),
        done: (saved) => t('documents.done', counted(saved)),
      }}
    />
  )
}
