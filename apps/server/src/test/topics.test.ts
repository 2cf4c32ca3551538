import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { CHECKS } from '#features/doctor/checks/index.ts'
import { buildClock, buildLog, insertMessages } from '#features/outbox/outbox.builders.ts'
import { NO_SERVICES } from '#integrations/services/index.ts'
import { createPortal, createPortalStore } from '#features/portal/index.ts'
import { createOutsideWorld } from '../outside-world.ts'
import { FEATURES } from '../features.ts'
import { handlersOf } from '../work.ts'
import type { OpenBrewery } from './open-brewery.ts'
import { openWholeBrewery } from './open-whole-brewery.ts'

let brewery: OpenBrewery
beforeAll(async () => {
  brewery = await openWholeBrewery()
})
afterAll(() => brewery.close())

/** The topics that some feature works on. */
function topics(): string[] {
  const { db } = brewery
  const clock = buildClock()
  const settings = readSettings({ ERP_URL: 'http://127.0.0.1:9/sap', SMTP_URL: 'smtp://127.0.0.1:9' })
  const world = createOutsideWorld({ db, clock, settings })
  const portal = createPortal({ store: createPortalStore(db), clock })
  const work = {
    ...world,
    db,
    clock,
    settings,
    portal,
    publicUrl: '',
    outside: NO_SERVICES,
    log: buildLog(),
    isDemo: false,
  }
  return Object.keys(handlersOf(FEATURES, work))
}

test('the doctor knows every topic that a feature works on', async () => {
  const known = topics()
  expect(known.length).toBeGreaterThan(4)
  await insertMessages(
    brewery.pool,
    [...known, 'mail.nothing'].map((topic) => ({ key: topic, topic })),
  )
  const found = await CHECKS['messages are of something that is there']?.(brewery.db, {
    now: new Date(0),
    settings: readSettings({}),
  })
  const unknown = found?.breaches.filter((breach) => breach.includes('of a topic that nobody works on'))
  expect(unknown).toEqual([expect.stringContaining('message mail.nothing is of a topic that nobody works on')])
})
