import { startClamd } from './clamd.ts'

/** A virus scanner to try the portal with: `node apps/simulators/src/scanner/main.ts`. */
const { url } = await startClamd({ port: Number(process.env['SCANNER_PORT'] ?? 3310) })
process.stdout.write(`Scanner: ${url}\n`)
