import pg from 'pg'

export type Sent = { name: string; text: string; values: unknown[] }

/** A query of the driver with the handlers that its client calls; its types leave them out. */
type Part = pg.Query & {
  submit: (connection: pg.Connection) => Error | null
  handleRowDescription: (message: unknown) => void
  handleDataRow: (message: unknown) => void
  handleCommandComplete: (message: unknown, connection: pg.Connection) => void
  handleReadyForQuery: (connection: pg.Connection) => void
}
type Submitted = pg.Connection & { submittedNamedStatements: Record<string, string> }

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
  reject: (fault: Error) => void,
) {
  const answers: pg.QueryResultRow[][] = []
  let fault: Error | undefined
  const parts = sent.map((one, nth) => {
    const take = (error: Error | null | undefined, result: pg.QueryResult<pg.QueryResultRow>) => {
      if (error) fault ??= error
      else answers[nth] = result.rows
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the driver's own class, with more than its types tell
    return new pg.Query({ ...one, types: client }, take as never) as Part
  })
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
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- what is made of an object is `any`
      const withoutSync: pg.Connection = Object.create(connection, { sync: { value: () => {} } })
      connection.stream.cork()
      for (const part of parts) {
        fault ??= part.submit(withoutSync) ?? undefined
        if (fault) break
      }
      connection.sync()
      connection.stream.uncork()
    },
    handleRowDescription: (message: unknown) => parts[current]?.handleRowDescription(message),
    handleDataRow: (message: unknown) => parts[current]?.handleDataRow(message),
    handleCommandComplete: (message: unknown, connection: pg.Connection) => {
      parts[current]?.handleCommandComplete(message, connection)
      current += 1
    },
    handleError: (error: Error, connection: Submitted) => {
      // What was skipped was not prepared either.
      for (const { name } of sent) delete connection.submittedNamedStatements[name]
      reject(error)
    },
    handleReadyForQuery: (connection: pg.Connection) => {
      for (const part of parts.slice(0, current)) part.handleReadyForQuery(connection)
      if (fault) reject(fault)
      else resolve(answers)
    },
  }
}
