import { atMost } from './at-most.ts'
import type { Outbox } from './outbox.ts'
import { errorText, type WorkLog } from './work-log.ts'

/** Work that comes back; two runs of one job never overlap in this process. A stop aborts the signal. */
export type Job = { name: string; everyMs: number; run: (signal: AbortSignal) => Promise<unknown> }

const JOBS_STOP_WITHIN_MS = 7_000

/** Everything a process does besides answering requests. */
export function createWorker({ outbox, jobs, log }: { outbox: Outbox; jobs: readonly Job[]; log: WorkLog }) {
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  function plan(job: Job) {
    if (stopping.signal.aborted) return
    timers.set(
      job,
      setTimeout(() => void runAndPlan(job), job.everyMs),
    )
  }

  async function runAndPlan(job: Job) {
    const run = runJob(job)
    running.add(run)
    await run
    running.delete(run)
    plan(job)
  }

  async function runJob({ name, run }: Job) {
    try {
      await run(stopping.signal)
    } catch (error) {
      log.error({ job: name, error: errorText(error) }, 'a job failed and runs again at its time')
    }
  }

  return {
    start() {
      outbox.start()
      for (const job of jobs) plan(job)
    },
    /** Starts nothing more, and waits for what runs as long as a stop may take. */
    async stop() {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all([outbox.stop(), atMost(JOBS_STOP_WITHIN_MS, Promise.all(running))])
    },
  }
}
