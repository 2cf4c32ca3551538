export { outboxCommand } from './outbox.cli.ts'
export {
  createOutbox,
  type HandlerRefusal,
  type Outbox,
  type OutboxHandler,
  type OutboxMeasures,
  type OutboxSettings,
} from './outbox.ts'
export type { OutboxMessage } from './outbox.store.ts'
export { createWorker, type Job, type Worker } from './worker.ts'
export { errorText, type WorkLog } from './work-log.ts'
