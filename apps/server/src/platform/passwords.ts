import { PASSWORD_MAXIMUM } from '@fust/domain/account'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Shed } from './http/shed.ts'

// OWASP's parameters for argon2id: 46 MiB, one pass, one lane. They run on libuv's threads, not on the main one. What is
// larger than 32 MiB glibc gives back at once; of 19 MiB, with two passes, each thread would keep some for ever: 100 MB.
const MEMORY_KIB = 47_104
const PASSES = 1
const LANES = 1
const HASH_BYTES = 32

export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (password: string, phc: string | null) => Promise<boolean>
}

const RETRY_AFTER_SECONDS = 2

/** Passwords for requests: so many at a time, a short queue, and beyond it `Shed`; each takes 46 MiB and a thread. */
export function createPasswords({ concurrency, queue }: { concurrency: number; queue: number }): Passwords {
  const inTurn = createTurns(concurrency, queue)
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (password, phc) => inTurn(() => verifyPassword(password, phc)),
  }
}

function createTurns(concurrency: number, queue: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= queue) throw new Shed(503, RETRY_AFTER_SECONDS)
      // Whoever ends hands its turn on, so nobody who comes later gets in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const hashing = promisify(argon2)

/** The PHC text of a password: `$argon2id$v=19$m=47104,t=1,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, { salt, memory: MEMORY_KIB, passes: PASSES, lanes: LANES, length: HASH_BYTES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Whether the password is the one that was hashed. Null, or a text that is no hash, fits nothing, at the same cost; nor
 * does a password that is longer than any may be.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt, hash] = PHC.exec(phc ?? '') ?? []
  if (!salt || !hash || password.length > PASSWORD_MAXIMUM) {
    await hashPassword('')
    return false
  }
  const wanted = Buffer.from(hash, 'base64')
  const found = await derive(password, {
    salt: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    length: wanted.length,
  })
  return timingSafeEqual(wanted, found)
}

type Derivation = { salt: Buffer; memory: number; passes: number; lanes: number; length: number }

// The same letters typed on another keyboard may come as other code points: NFKC makes them equal, in the square of the length.
function derive(password: string, { salt, memory, passes, lanes, length }: Derivation): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'))
  return hashing('argon2id', { message, nonce: salt, memory, passes, parallelism: lanes, tagLength: length })
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
