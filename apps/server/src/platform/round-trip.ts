import pg from 'pg'

export type Sent = { name: string; text: string; values: unknown[] }

/** A query of the driver, for what it sends; its types leave this out. */
type Part = pg.Query & { submit: (connection: pg.Connection) => Error | null }
type Submitted = pg.Connection & { submittedNamedStatements: Record<string, string> }
type RowDescription = { fields: readonly { name: string; dataTypeID: number }[] }
type DataRow = { fields: readonly (string | null)[] }
type Columns = { names: readonly string[]; parsers: readonly ((text: string) => unknown)[]; empty: pg.QueryResultRow }

/**
 * Sends statements in one go and answers the rows of each. They share one Sync: PostgreSQL does them one after the
 * other, each seeing what is there once the one before it is done, and skips all that follow one that fails.
 */
export function roundTrip(client: pg.ClientBase, sent: readonly Sent[]): Promise<pg.QueryResultRow[][]> {
  return new Promise((resolve, reject) => client.query(listener(client, sent, resolve, reject)))
}

function listener(
  client: pg.ClientBase,
  sent: readonly Sent[],
  resolve: (rows: pg.QueryResultRow[][]) => void,
  reject: (fault: unknown) => void,
) {
  const answers = sent.map((): pg.QueryResultRow[] => [])
  const columns = sent.map((): Columns | undefined => undefined)
  let fault: unknown
  let current = 0

  return {
    /** For whoever watches what is asked. */
    statements: sent.map(({ name }) => name),
    // The client remembers by these what the connection has prepared.
    get name() {
      return sent[current]?.name
    },
    get text() {
      return sent[current]?.text
    },
    submit: (connection: pg.Connection) => {
      const told = columnsOn(connection)
      const withoutSync: pg.Connection = without('sync', connection)
      const withoutDescribe: pg.Connection = without('describe', withoutSync)
      connection.stream.cork()
      for (const [nth, one] of sent.entries()) {
        columns[nth] = told.get(one.name)
        fault ??= partOf(one, (error) => (fault ??= error)).submit(columns[nth] ? withoutDescribe : withoutSync)
        if (fault) break
      }
      connection.sync()
      connection.stream.uncork()
    },
    handleRowDescription: ({ fields }: RowDescription) => {
      columns[current] = columnsOf(client, fields)
    },
    handleDataRow: ({ fields }: DataRow) => {
      const described = columns[current]
      try {
        if (described) answers[current]?.push(rowOf(described, fields))
      } catch (error) {
        fault ??= error
      }
    },
    handleCommandComplete: (_message: unknown, connection: pg.Connection) => {
      const { name } = sent[current] ?? {}
      if (name !== undefined) columnsOn(connection).set(name, columns[current] ?? columnsOf(client, []))
      current += 1
    },
    handleError: (error: Error, connection: Submitted) => {
      // What was skipped was not prepared either.
      for (const { name } of sent) delete connection.submittedNamedStatements[name]
      reject(error)
    },
    handleReadyForQuery: () => (fault ? reject(fault) : resolve(answers)),
  }
}

function partOf(one: Sent, onError: (error: Error) => void): Part {
  const take = (error: Error | null | undefined) => error && onError(error)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's own class, with more than its types tell
  return new pg.Query(one, take as never) as Part
}

function without(message: 'sync' | 'describe', connection: pg.Connection): pg.Connection {
  // oxlint-disable-next-line typescript/no-unsafe-return -- what is made of an object is `any`
  return Object.create(connection, { [message]: { value: () => {} } })
}

// A statement answers the same columns for as long as it is prepared, or PostgreSQL refuses to run it: they are told once.
const known = new WeakMap<pg.Connection, Map<string, Columns>>()

function columnsOn(connection: pg.Connection): Map<string, Columns> {
  const own = known.get(connection) ?? new Map<string, Columns>()
  known.set(connection, own)
  return own
}

function columnsOf(client: pg.ClientBase, fields: RowDescription['fields']): Columns {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(({ dataTypeID }) => client.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  }
}

function rowOf({ names, parsers, empty }: Columns, values: DataRow['fields']): pg.QueryResultRow {
  const row: pg.QueryResultRow = { ...empty }
  names.forEach((name, nth) => {
    const value = values[nth]
    if (typeof value === 'string') row[name] = parsers[nth]?.(value)
  })
  return row
}
