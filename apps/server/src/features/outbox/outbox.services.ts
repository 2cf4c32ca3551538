import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createBacklog } from './backlog.service.ts'

export const outboxServices = oncePer(({ db, clock, authorise }: Kernel) => ({
  backlog: createBacklog({ db, clock, authorise }),
}))
