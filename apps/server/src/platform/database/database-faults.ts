import pg from 'pg'

/** Why there is no talking to a database; what it says of a statement is none of these. */
export type DatabaseFault =
  | 'address-unreadable'
  | 'host-unknown'
  | 'host-unreachable'
  | 'nothing-listens'
  | 'no-answer-in-time'
  | 'connection-lost'
  | 'no-postgresql'
  | 'no-tls'
  | 'certificate-refused'
  | 'wrong-password'
  | 'not-let-in'
  | 'no-such-database'
  | 'no-connection-left'
  | 'starting-or-stopping'
  | 'read-only'

/** Which of these an error is that a connection or a statement ended with; undefined for any other. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof pg.DatabaseError && code !== '') return saidByDatabase(code, error.routine)
  if (UNTRUSTED.test(code)) return 'certificate-refused'
  return BY_CODE[code] ?? BY_MESSAGE.find(([said]) => error.message.startsWith(said))?.[1]
}

function saidByDatabase(state: string, routine: string | undefined): DatabaseFault | undefined {
  // These two have other meanings too, but not while somebody is being let in.
  if (routine === 'CheckMyDatabase' && (state === '42501' || state === '55000')) return 'not-let-in'
  return BY_STATE[state]
}

const BY_STATE: Readonly<Record<string, DatabaseFault>> = {
  '08000': 'connection-lost',
  '08003': 'connection-lost',
  '08006': 'connection-lost',
  '25006': 'read-only',
  '28000': 'not-let-in',
  '28P01': 'wrong-password',
  '3D000': 'no-such-database',
  '53300': 'no-connection-left',
  '57P01': 'connection-lost',
  '57P02': 'connection-lost',
  '57P03': 'starting-or-stopping',
}

// Of the system and of Node.
const BY_CODE: Readonly<Record<string, DatabaseFault>> = {
  ERR_INVALID_URL: 'address-unreadable',
  EACCES: 'address-unreadable', // a certificate that the address names
  ENOENT: 'address-unreadable',
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
  EHOSTUNREACH: 'host-unreachable',
  ENETUNREACH: 'host-unreachable',
  ECONNREFUSED: 'nothing-listens',
  ETIMEDOUT: 'no-answer-in-time',
  ECONNRESET: 'connection-lost',
  EPIPE: 'connection-lost',
  EPROTO: 'no-tls',
}

// Of OpenSSL, which has some twenty such codes.
const UNTRUSTED = /CERT|SIGNATURE|^INVALID_(CA|PURPOSE)$|^HOSTNAME_MISMATCH$/

// Of the driver and its pool, which have no codes.
const BY_MESSAGE: readonly (readonly [string, DatabaseFault])[] = [
  ['timeout exceeded when trying to connect', 'no-answer-in-time'],
  ['Connection terminated due to connection timeout', 'no-answer-in-time'],
  ['timeout expired', 'no-answer-in-time'],
  ['Query read timeout', 'no-answer-in-time'],
  ['Connection terminated', 'connection-lost'],
  ['Client has encountered a connection error', 'connection-lost'],
  ['Client was closed', 'connection-lost'],
  ['The server does not support SSL connections', 'no-tls'],
  ['There was an error establishing an SSL connection', 'no-postgresql'],
  ['received invalid response', 'no-postgresql'],
  ['SASL', 'wrong-password'],
]
