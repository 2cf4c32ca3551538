import type { ListAnswers, ListQuestion, ListReading, ListTable } from '@fust/domain/list'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../../i18n/index.ts'
import { useQuantityFormat } from '../../../../load/index.ts'
import type { FileRefusal } from '../../../../lib/files/table-file/read-zip.ts'
import { withChunkTimeout } from '../../../../lib/page/chunk-reload.ts'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { listedRow, type ListedRow } from './listed-row.ts'

type Read = Extract<ListReading, { is: 'read' }>

/** What came of a list: why it was not taken, what has to be asked, or what was read from it. */
export type ListOutcome =
  | { is: 'refused'; refusal: FileRefusal }
  | { is: 'question'; question: ListQuestion }
  | ({ is: 'read'; fileName: string | null } & Pick<Read, 'count' | 'headings' | 'leftOut' | 'merged'>)

type Table = ListTable | { refusal: FileRefusal }
type Source = { table: ListTable; answers: ListAnswers; fileName: string | null }

// The dictionaries of six languages come after the page: most orders are typed.
const fetchReader = withChunkTimeout(async () => await import('./list-reader.ts'))
type Reader = Awaited<ReturnType<typeof fetchReader>>

/** Reads lists into the rows of the order. A question stays until it is answered; the rows come then. */
export function useListReading(take: (rows: readonly ListedRow[]) => boolean, onTaken: () => void) {
  const { t } = useTranslation()
  const words = useQuantityFormat()
  const tellFault = useFaultToast()
  const [outcome, setOutcome] = useState<ListOutcome>()
  const [source, setSource] = useState<Source>()
  useEffect(() => {
    // A later paste shows the message.
    fetchReader().catch(() => undefined)
  }, [])

  const read = ({ readList }: Reader, from: Source) => {
    const reading = readList(from.table, from.answers)
    setSource(reading.is === 'question' ? from : undefined)
    if (reading.is !== 'read') return setOutcome(reading)
    const { rows, count, headings, leftOut, merged } = reading
    const mergedRows = new Map(merged.map((own) => [own.code, own.rows]))
    const listed = rows.map((row) => listedRow(row, row.problem ? undefined : mergedRows.get(row.code), words))
    const isTaken = flushSync(() => take(listed))
    if (!isTaken) return setOutcome({ is: 'refused', refusal: 'too-many-rows' })
    setOutcome({ is: 'read', count, headings, leftOut, merged, fileName: from.fileName })
    onTaken()
  }

  const readWith = async (work: (reader: Reader) => void | Promise<void>) => {
    try {
      await work(await fetchReader())
    } catch (fault) {
      tellFault(fault, t('quickOrder.file.notLoaded'))
    }
  }
  const readInto = (reader: Reader, table: Table, fileName: string | null) => {
    if (!('refusal' in table)) return read(reader, { table, answers: {}, fileName })
    setSource(undefined)
    setOutcome({ is: 'refused', refusal: table.refusal })
  }

  return {
    outcome,
    readText: (text: string) => void readWith((reader) => readInto(reader, reader.readTable(text), null)),
    readFile: (file: File) =>
      void readWith(async (reader) => readInto(reader, await reader.readTableFile(file), file.name)),
    answer: (answers: ListAnswers) => {
      if (source) void readWith((reader) => read(reader, { ...source, answers: { ...source.answers, ...answers } }))
    },
    dismiss: () => {
      setSource(undefined)
      setOutcome(undefined)
    },
  }
}
