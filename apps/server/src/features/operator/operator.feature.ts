import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Settings } from '#platform/env.ts'
import type { LetterParts } from '#features/messages/index.ts'
import type { WorkLog } from '#features/outbox/index.ts'
import type { Feature } from '../../feature.ts'
import { createOperatorNotices } from './operator-notices.service.ts'

const LOOK_EVERY_MS = 300_000

type Needs = LetterParts & { db: Database; clock: Clock; settings: Settings; log: WorkLog }

export const operatorFeature = {
  policy: {},
  jobs: ({ settings: { OPERATOR_EMAIL: email }, ...needs }: Needs) =>
    email === ''
      ? []
      : [{ name: 'tell-operator', everyMs: LOOK_EVERY_MS, run: createOperatorNotices({ ...needs, email }) }],
} satisfies Feature
