import { readList, type ListAnswers, type ListQuestion, type ListReading, type ListTable } from '@fust/domain/list'
import { useState } from 'react'
import { useQuantityFormat } from '../../../../load/index.ts'
import type { FileRefusal } from '../../../../lib/files/table-file/read-zip.ts'
import { listedRow, type ListedRow } from './listed-row.ts'

type Read = Extract<ListReading, { is: 'read' }>

/** What came of a list: why it was not taken, what has to be asked, or what was read from it. */
export type ListOutcome =
  | { is: 'refused'; refusal: FileRefusal }
  | { is: 'question'; question: ListQuestion }
  | ({ is: 'read'; fileName: string | null } & Pick<Read, 'count' | 'headings' | 'leftOut' | 'merged'>)

type Source = { table: ListTable; answers: ListAnswers; fileName: string | null }

/** Reads lists into the rows of the order. A question stays until it is answered; the rows come then. */
export function useListReading(take: (rows: readonly ListedRow[]) => boolean) {
  const words = useQuantityFormat()
  const [outcome, setOutcome] = useState<ListOutcome>()
  const [source, setSource] = useState<Source>()

  /** True when the rows were taken. */
  const read = (from: Source): boolean => {
    const reading = readList(from.table, from.answers)
    setSource(reading.is === 'question' ? from : undefined)
    if (reading.is !== 'read') {
      setOutcome(reading)
      return false
    }
    const { rows, count, headings, leftOut, merged } = reading
    const mergedRows = new Map(merged.map((own) => [own.code, own.rows]))
    const isTaken = take(rows.map((row) => listedRow(row, row.problem ? undefined : mergedRows.get(row.code), words)))
    setOutcome(
      isTaken
        ? { is: 'read', count, headings, leftOut, merged, fileName: from.fileName }
        : { is: 'refused', refusal: 'too-many-rows' },
    )
    return isTaken
  }

  return {
    outcome,
    readTable: (table: ListTable | { refusal: FileRefusal }, fileName: string | null = null): boolean => {
      if (!('refusal' in table)) return read({ table, answers: {}, fileName })
      setSource(undefined)
      setOutcome({ is: 'refused', refusal: table.refusal })
      return false
    },
    answer: (answers: ListAnswers): boolean =>
      source !== undefined && read({ ...source, answers: { ...source.answers, ...answers } }),
    dismiss: () => {
      setSource(undefined)
      setOutcome(undefined)
    },
  }
}
