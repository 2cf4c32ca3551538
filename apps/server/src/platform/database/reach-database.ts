import { Socket } from 'node:net'
import pg from 'pg'
import { databaseFault, type DatabaseFault } from './database-faults.ts'

const OLDEST_VERSION = 15
const ANSWERS_WITHIN_MS = 5_000

/** Why the database of the settings is of no use, in a sentence for whoever set them. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}

/** Looks at the database before anything else does, so that what is wrong with it is said. */
export async function reachDatabase(url: string, { isOnlyRead }: { isOnlyRead: boolean }): Promise<void> {
  const { version, isReadOnly } = await introduced(url)
  if (Number.parseInt(version) < OLDEST_VERSION)
    throw new DatabaseUnusable(
      `DATABASE_URL: PostgreSQL ${version} is too old; name one of version ${OLDEST_VERSION} or newer`,
    )
  if (isReadOnly && !isOnlyRead) throw unusable('read-only')
}

// Not through the pool: the driver leaves a connection open that it could not sign in on, and no command would end.
async function introduced(url: string): Promise<Introduction> {
  const socket = new Socket()
  try {
    const client = new pg.Client({
      connectionString: url,
      stream: () => socket,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
    })
    client.on('error', () => {}) // told by what waits for an answer
    await client.connect()
    const { rows } = await client.query<Introduction>(INTRODUCTION)
    await client.end()
    return rows[0] ?? { version: '', isReadOnly: false }
  } catch (error) {
    socket.destroy()
    const fault = databaseFault(error)
    // The driver's own stack does not tell who asked.
    throw fault ? unusable(fault) : new Error('The database of DATABASE_URL does not answer.', { cause: error })
  }
}

type Introduction = { version: string; isReadOnly: boolean }

const INTRODUCTION = `select split_part(current_setting('server_version'), ' ', 1) as version,
  current_setting('transaction_read_only') = 'on' as "isReadOnly"`

// Neither the address nor what the driver says is repeated: the one holds a password, the other may quote from it.
const unusable = (fault: DatabaseFault) => new DatabaseUnusable(`DATABASE_URL: ${SENTENCES[fault]}`)

const SENTENCES: Readonly<Record<DatabaseFault, string>> = {
  'address-unreadable':
    'it cannot be read as postgres://user:password@host:port/database; write marks of the password such as # / @ as %23 %2F %40, and name certificates that are there',
  'host-unknown': 'its host is not known here; correct the name, or let the name service know it',
  'host-unreachable': 'no way leads to its host; look at the network and its firewalls',
  'nothing-listens': 'nothing listens at its host and port; start the database, or correct them',
  'no-answer-in-time': 'no answer came in time; look at host, port and firewalls, and at what keeps the database busy',
  'connection-lost': 'what listens there hung up; see the log of the database, and whether it is one',
  'no-postgresql': 'what listens there is no PostgreSQL; correct host and port',
  'no-tls': 'the database does not agree on TLS; set it up there, or the sslmode of the address',
  'certificate-refused':
    'the certificate of the database is not trusted; name who signed it by sslrootcert=FILE, and the host as the certificate does',
  'wrong-password': 'user or password is wrong or missing; correct them',
  'not-let-in':
    'the database does not let this user in from here; look at its login, its right to connect, and pg_hba.conf',
  'no-such-database': 'there is no database of this name; create it, or correct the name',
  'no-connection-left':
    'the database has no connection left; close others, lower DATABASE_CONNECTIONS, or raise its max_connections',
  'starting-or-stopping': 'the database is starting up or shutting down; start again once it is there',
  'read-only': 'the database is read only; name the one that may be written to',
}
