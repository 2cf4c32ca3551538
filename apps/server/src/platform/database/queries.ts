import type pg from 'pg'

/** One SQL text with a stable name: PostgreSQL plans it once per connection. `Row` is what a row of the answer looks like; a test holds it against PostgreSQL. */
export type Statement<Row extends pg.QueryResultRow> = {
  readonly name: string
  readonly text: string
  readonly row?: Row
}

export type Value = string | number | boolean | Date | Buffer | null | readonly Value[]

export type Queries = {
  rows: <Row extends pg.QueryResultRow>(statement: Statement<Row>, values?: readonly Value[]) => Promise<Row[]>
  row: <Row extends pg.QueryResultRow>(statement: Statement<Row>, values?: readonly Value[]) => Promise<Row | undefined>
}

/** What is asked at once (`Promise.all`) goes to the database together, and is done in the order in which it was asked. */
export type Transaction = Queries & {
  /** A write whose answer nobody needs: it goes with what is asked next, at the latest with the commit, and fails it. */
  leave: (statement: Statement<pg.QueryResultRow>, values?: readonly Value[]) => void
}
