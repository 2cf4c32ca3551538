import { once } from 'node:events'
import { readEnvironment } from './environment.ts'
import { createSimulators } from './index.ts'

const simulators = await createSimulators(readEnvironment(process.env))
process.stdout.write(`Simulators: ${simulators.url}/simulators/ and ${simulators.smtpUrl}\n`)

// Disconnected: whoever started us over a channel is gone, however it ended.
await Promise.race(['SIGINT', 'SIGTERM', 'disconnect'].map((end) => once(process, end)))
await simulators.stop()
process.exit(0)
