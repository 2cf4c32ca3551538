import { useId, useState } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { saveCsv } from '../../../../ui/data-table/index.ts'
import { FileChooser } from '../../../../ui/form/file-chooser.tsx'
import { listedRows, type ListedRow } from './listed-rows.ts'
import css from './quick-order.module.css'
import type { FileRefusal } from '../../../../lib/files/table-file/read-zip.ts'
import { readTableFile, TABLE_FILES } from '../../../../lib/files/table-file/table-file.ts'
import { ROWS_MAXIMUM } from '../../../../lib/files/table-file/table-limits.ts'

type Note = { tone: 'info' | 'bad'; text: string }

/** A list from a file: a sample to begin with, and what came of reading it. */
export function ListImport({ onRows }: { onRows: (rows: readonly ListedRow[]) => boolean }) {
  const { t } = useTranslation()
  const [notes, setNotes] = useState<Note[]>([])
  const hint = useId()

  const take = async (file: File) => {
    const read = await readTableFile(file)
    if ('refusal' in read) return setNotes([{ tone: 'bad', text: t(REFUSAL_TEXTS[read.refusal], LIMITS) }])
    const { rows, headings, hasMore } = listedRows(read.cells)
    if (!onRows(rows)) return setNotes([{ tone: 'bad', text: t('quickOrder.file.too-many-rows', LIMITS) }])
    const said: (string | false)[] = [
      t('quickOrder.file.read', { file: file.name, count: rows.length, number: formatNumber(rows.length) }),
      headings !== null && t('quickOrder.file.headings', { words: headings.filter(Boolean).join(', ') }),
      hasMore && t('quickOrder.file.more'),
    ]
    setNotes(said.flatMap((text) => (text ? [{ tone: 'info' as const, text }] : [])))
  }
  const sample = () =>
    saveCsv(
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
          onChoose={(file) => void take(file)}
        />
        <Button look="quiet" icon="download" onClick={sample}>
          {t('quickOrder.file.sample')}
        </Button>
      </div>
      <p id={hint} className={css.quiet}>
        {t('quickOrder.file.hint', LIMITS)}
      </p>
      {notes.map(({ tone, text }) => (
        <Banner key={text} tone={tone} live>
          {text}
        </Banner>
      ))}
    </section>
  )
}

const LIMITS = { rows: formatNumber(ROWS_MAXIMUM) }

/** What a list may look like; no brewery has these numbers. */
const SAMPLE: readonly (readonly [string, number])[] = [
  ['SKU-1', 10],
  ['8712345678906', 5],
]

const REFUSAL_TEXTS = {
  'too-large': 'quickOrder.file.too-large',
  'not-a-table': 'quickOrder.file.not-a-table',
  damaged: 'quickOrder.file.damaged',
  'too-many-rows': 'quickOrder.file.too-many-rows',
  empty: 'quickOrder.file.empty',
} as const satisfies Record<FileRefusal, TextKey>
