import type { Check } from './check.ts'
import { runCommand } from './run-command.ts'

const MOST_MINUTES = 20

/**
 * How long guards may be begun, in minutes: twenty, or what is left until `GATE_UNTIL` (seconds since 1970), by which all
 * of a gate wants to be over. On a slow machine that is nothing, and each lane judges one.
 */
export function minutesForGuards(untilSeconds: string | undefined, nowMs: number): number {
  if (untilSeconds === undefined) return MOST_MINUTES
  const leftMinutes = (Number(untilSeconds) * 1000 - nowMs) / 60_000
  return Math.min(MOST_MINUTES, Math.max(0, leftMinutes))
}

/** Each guard is taken out, and its proof turns red; where time is up first, what was left out is told. */
export const guardsCheck: Check = {
  name: 'guards',
  run: async () => {
    const minutes = minutesForGuards(process.env['GATE_UNTIL'], Date.now())
    const env = { GUARDS_WITHIN: String(minutes) }
    const { code, output } = await runCommand('node', ['proof/prove-guards.ts'], { env })
    const [, held, judged] = /^(\d+) of (\d+) guards/m.exec(output) ?? []
    const passed = Number(held ?? 0)
    const failed = Number(judged ?? 0) - passed
    const isFine = code === 0 && failed === 0 && passed > 0
    return isFine
      ? { passed, failed, output: output.match(/^not begun.+$/m)?.[0] ?? '' }
      : { passed, failed: Math.max(failed, 1), output }
  },
}
