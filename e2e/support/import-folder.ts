import { startPostgres } from '@fust/embedded-postgres'
import path from 'node:path'
import { runCommand } from '../../apps/server/src/cli.ts'

// `fust import FOLDER` while the server under test runs, on its database.
const dataDir = path.resolve(import.meta.dirname, '../../.fust', process.env['JOURNEY_DATABASE'] ?? 'e2e')
const joined = await startPostgres({ dataDir, log: { info: () => undefined } })
process.env['DATABASE_URL'] = joined.url
process.exitCode = await runCommand(['import', ...process.argv.slice(2)])
