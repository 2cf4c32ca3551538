import { readEnvironment } from './environment.ts'
import { createSimulators } from './index.ts'

const simulators = await createSimulators(readEnvironment(process.env))
process.stdout.write(`Simulators: ${simulators.url}/simulators/ and ${simulators.smtpUrl}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    simulators.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  })
}
