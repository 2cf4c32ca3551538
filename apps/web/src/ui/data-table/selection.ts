import { useState } from 'react'

/** The keys of the rows that are ticked. */
export type SelectedKeys = Readonly<Record<string, true>>

export type Selection<Row> = {
  keys: SelectedKeys
  onChange: (keys: SelectedKeys) => void
  /** What a row is called, as 'Order 26-11790'. */
  nameOf: (row: Row) => string
}

const NONE: SelectedKeys = {}

/** Which rows are ticked; `list` names what is shown, and those of another page or filter are forgotten. */
export function useSelectedKeys(list: string): [keys: SelectedKeys, change: (keys: SelectedKeys) => void] {
  const [ticked, setTicked] = useState({ list, keys: NONE })
  return [ticked.list === list ? ticked.keys : NONE, (keys) => setTicked({ list, keys })]
}
