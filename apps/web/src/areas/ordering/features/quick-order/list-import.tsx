import { LIST_ROWS_MAXIMUM } from '@fust/domain/list'
import { useId } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { TABLE_FILES } from '../../../../lib/files/table-file/table-files.ts'
import { Button } from '../../../../ui/button.tsx'
import { saveXlsx } from '../../../../ui/data-table/index.ts'
import { FileChooser } from '../../../../ui/form/file-chooser.tsx'
import css from './quick-order.module.css'

/** A list from a file, and a sample to begin with. */
export function ListImport({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const hint = useId()
  // In a workbook an EAN is a text: of a CSV file spreadsheets would make 8,72E+12.
  const sample = () =>
    void saveXlsx(
      {
        name: 'quick-order.csv',
        columns: [
          { head: t('quickOrder.code'), value: ([code]: readonly [string, number]) => code },
          { head: t('quickOrder.quantity'), value: ([, quantity]) => quantity },
        ],
      },
      SAMPLE,
    )

  return (
    <section className={css.import} aria-label={t('quickOrder.file.title')}>
      <div className={css.importButtons}>
        <FileChooser
          label={t('quickOrder.file.choose')}
          accept={TABLE_FILES}
          aria-describedby={hint}
          onChoose={onFile}
        />
        <Button look="quiet" icon="download" onClick={sample}>
          {t('quickOrder.file.sample')}
        </Button>
      </div>
      <p id={hint} className={css.quiet}>
        {t('quickOrder.file.hint', { rows: formatNumber(LIST_ROWS_MAXIMUM) })}
      </p>
    </section>
  )
}

/** What a list may look like; no brewery has these numbers. */
const SAMPLE: readonly (readonly [string, number])[] = [
  ['SKU-1', 10],
  ['8712345678906', 5],
]
