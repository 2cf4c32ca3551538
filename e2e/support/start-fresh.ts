import { rmSync } from 'node:fs'
import path from 'node:path'
import { start } from '../../apps/server/src/start.ts'
import { openMovableClock } from './movable-clock.ts'

const PORT = Number(process.env['PORT'] ?? 3100)
// A second brewery beside the first has a database of its own.
const DATABASE = path.resolve(import.meta.dirname, '../../.fust', process.env['JOURNEY_DATABASE'] ?? 'e2e')

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Journeys count orders and mails: each run begins with the brewery as it is imported.
rmSync(DATABASE, { recursive: true, force: true })
process.exitCode = await start({
  mode: 'e2e',
  dataDir: DATABASE,
  print: (line) => process.stdout.write(`${line}\n`),
  clock: openMovableClock(PORT),
})
