import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The merged SDL of all features, as the contract publishes it. */
export function readTypeDefs(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('@fust/contract/schema.graphql')), 'utf8')
}
