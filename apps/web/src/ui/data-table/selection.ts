import { useState } from 'react'

export type Selection<Row> = {
  /** Those that are ticked, on any page. */
  ticked: readonly Row[]
  onChange: (ticked: readonly Row[]) => void
  /** What a row is called, as 'Order 26-11790'. */
  nameOf: (row: Row) => string
}

const NONE: readonly never[] = []

/** Which rows are ticked, on all pages; `list` names what they are pages of, and those of another list are forgotten. */
export function useTickedRows<Row>(list: string): [ticked: readonly Row[], tick: (rows: readonly Row[]) => void] {
  const [ticked, setTicked] = useState<{ list: string; rows: readonly Row[] }>({ list, rows: NONE })
  return [ticked.list === list ? ticked.rows : NONE, (rows) => setTicked({ list, rows })]
}
