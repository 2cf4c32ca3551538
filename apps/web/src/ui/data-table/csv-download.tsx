import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../button.tsx'
import { ProgressBar } from '../progress.tsx'
import { ReasonedButton } from '../reasoned-button.tsx'
import { useFaultToast } from '../use-fault-toast.ts'
import css from './csv-download.module.css'
import { readEveryPage, type ListPage } from './read-every-page.ts'
import { saveCsv, type CsvFile } from './save-csv.ts'
import { saveXlsx } from './save-xlsx.ts'

type Props<Row> = {
  file: CsvFile<Row>
  /** How many rows there are, on all pages. */
  totalCount: number
  readPage: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>
  rowKey: (row: Row) => string
}

/** A longer file is a matter for the brewery's own books: it would fill the memory of a phone. */
const MOST_ROWS = 10_000

/** Saves all pages of a list as it is filtered; says how far it is, and can be stopped. */
export function CsvDownload<Row>({ file, totalCount, readPage, rowKey }: Props<Row>) {
  const { t } = useTranslation()
  const tellFault = useFaultToast()
  const button = useRef<HTMLButtonElement>(null)
  const work = useRef<AbortController>(null)
  const [share, setShare] = useState<number | null>(null)
  useEffect(() => () => work.current?.abort(), [])

  const save = async (write: (file: CsvFile<Row>, rows: readonly Row[]) => void | Promise<void>) => {
    const { signal } = (work.current = new AbortController())
    setShare(0)
    try {
      const rows = await readEveryPage({ readPage: (page) => readPage(page, signal), rowKey, onProgress: setShare })
      if (signal.aborted) return
      await write(file, rows)
    } catch (fault) {
      if (signal.aborted) return
      tellFault(fault, t('ui.csvFailed'))
    }
    setShare(null)
  }
  const cancel = () => {
    work.current?.abort()
    setShare(null)
    button.current?.focus()
  }
  return (
    <div className={css.download}>
      <ReasonedButton
        ref={button}
        look="secondary"
        small
        icon="document"
        loading={share !== null}
        refusal={totalCount > MOST_ROWS ? t('ui.csvTooMany', { most: formatNumber(MOST_ROWS) }) : undefined}
        onClick={() => void save(saveCsv)}
      >
        {t('ui.csv')}
      </ReasonedButton>
      {totalCount <= MOST_ROWS && (
        <Button look="secondary" small icon="document" loading={share !== null} onClick={() => void save(saveXlsx)}>
          {t('ui.xlsx')}
        </Button>
      )}
      {share !== null && (
        <>
          <ProgressBar label={t('ui.csvUnderWay')} value={share} />
          <Button look="quiet" small icon="close" onClick={cancel}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    </div>
  )
}
