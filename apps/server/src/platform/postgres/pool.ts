import pg from 'pg'

// PostgreSQL's own numbers for its types.
const INT8 = 20
const DATE = 1082
const TIMESTAMPTZ = 1184

/**
 * How SQL values arrive in rows: bigint as number (cents and grams stay far below 2^53; beyond it is a fault), date as
 * 'YYYY-MM-DD', numeric as string, timestamptz as Date, json as parsed.
 */
function typeParser(id: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (id === INT8) return parseBigint
  if (id === DATE) return (value) => value
  if (id === TIMESTAMPTZ && format !== 'binary') return parseMoment
  return parserOfDriver(id, format)
}

function parserOfDriver(id: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return format === 'binary' ? pg.types.getTypeParser(id, 'binary') : pg.types.getTypeParser(id, 'text')
}

const textOfMoment = parserOfDriver(TIMESTAMPTZ)

/** What our sessions in UTC are sent is read at once; any other spelling by the driver, which takes four times as long. */
function parseMoment(text: string): unknown {
  if (text[10] !== ' ' || !text.endsWith('+00')) return textOfMoment(text)
  return new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
}

function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`)
  return value
}

export type PoolSettings = {
  max?: number
  name?: string
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  idleInTransactionTimeoutMs?: number
}

/** Every connection of the product: short waits, so that nothing queues behind a stuck statement. */
export function createPool(url: string, settings: PoolSettings = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.max ?? 10,
    application_name: settings.name ?? 'fust',
    connectionTimeoutMillis: 5000,
    statement_timeout: settings.statementTimeoutMs ?? 5000,
    lock_timeout: settings.lockTimeoutMs ?? 3000,
    idle_in_transaction_session_timeout: settings.idleInTransactionTimeoutMs ?? 5000,
    // A statement is planned once per connection, for whatever values come, and as on disks without a moving arm. It is
    // never compiled: that is done anew each time, and takes longer than any of them.
    options: '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1 -c jit=off',
    types: { getTypeParser: typeParser },
  })
  // When a connection goes from hand to hand, the pool does not listen any more and the next one not yet; what breaks
  // then is told by the next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {}) // an idle connection was lost: the pool replaces it, and who needs it hears of a real outage
  return pool
}
