import { parseArgs } from 'node:util'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { decideAbout, type Decision } from './decide-about.ts'
import { createOutboxStore, type OutboxStore, type WaitingMessage } from './outbox.store.ts'

export type OutboxCommandTools = { db: Database; clock: Clock; print: (line: string) => void }

const USAGE = 'fust outbox list [--all] | replay KEY | replay --dead | abandon KEY'
const LISTED = 500

/** `fust outbox …`: shows what failed and lets a person send it again or give it up; answers the exit code. */
export async function outboxCommand(
  args: readonly string[],
  { db, clock, print }: OutboxCommandTools,
): Promise<number> {
  const asked = parsed(args)
  const by = (action: Decision['action']): Decision => ({ action, actorId: null, at: clock.now() })
  if (asked?.action === 'list') return list(createOutboxStore(db), asked.all, print)
  if (asked?.action === 'replay' && (asked.key !== null || asked.dead)) {
    const which = asked.key === null ? ({ dead: 'all' } as const) : { key: asked.key }
    const keys = await decideAbout(db, by('outbox-replayed'), (store) => store.replay(which))
    for (const key of keys) print(`${key} starts afresh`)
    return found(keys.length > 0, print)
  }
  if (asked?.action === 'abandon' && asked.key !== null) {
    const { key } = asked
    const keys = await decideAbout(db, by('outbox-abandoned'), (store) => store.abandon(key))
    return found(keys.length > 0, print)
  }
  print(USAGE)
  return 2
}

async function list(store: OutboxStore, all: boolean, print: (line: string) => void): Promise<number> {
  const waiting = await store.readWaiting({ all, limit: LISTED })
  for (const message of waiting) print(listed(message))
  if (waiting.length === 0) print(all ? 'Nothing waits.' : 'Nothing has failed.')
  return 0
}

function listed(message: WaitingMessage): string {
  const next = message.isDead ? 'dead' : `next ${message.availableAt.toISOString()}`
  return [
    message.key,
    ...(message.order === null ? [] : [`order ${message.order}`]),
    `ship-to ${message.shipToId}`,
    `since ${message.createdAt.toISOString()}`,
    `${message.attempts} attempts`,
    next,
    message.lastError ?? '',
  ].join('  ')
}

function found(any: boolean, print: (line: string) => void): number {
  if (!any) print('There is no such message, or it is being worked on.')
  return any ? 0 : 1
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, dead: { type: 'boolean', default: false } },
    })
    const [action, key, tooMuch] = positionals
    return tooMuch === undefined ? { action, key: key ?? null, ...values } : undefined
  } catch {
    return undefined
  }
}
