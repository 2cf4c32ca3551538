import { rmSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../../apps/server/src/cli.ts'

const DATABASE = path.resolve(import.meta.dirname, '../../.fust/e2e')

// Journeys count orders and mails: each run begins with the brewery as it is imported.
rmSync(DATABASE, { recursive: true, force: true })
process.exitCode = await runCommand(['start', '--e2e'])
