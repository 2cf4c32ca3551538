import path from 'node:path'
import type { Pool } from 'pg'
import { PRODUCT_FOLDER } from '#platform/own-folders.ts'
import { systemClock } from '#platform/clock.ts'
import { hashPassword } from '#platform/passwords.ts'
import { faultText, importBrewery, isImported } from '#features/import/index.ts'
import { buildWeb } from './build-web.ts'
import { startSimulators, type Simulators } from './start-simulators.ts'

type Demo = {
  pool: Pool
  /** Its folder. */
  brewery: string
  databaseUrl: string
  print: (line: string) => void
  /** Not where Vite serves it from its sources. */
  isWebBuilt: boolean
}

/** Brings the brewery in, builds the web app, and starts who plays the outside world. */
export async function prepareDemo({ pool, brewery, databaseUrl, print, isWebBuilt }: Demo): Promise<Simulators> {
  await bringIn({ pool, folder: path.resolve(brewery), print })
  if (isWebBuilt) await buildWeb({ productFolder: PRODUCT_FOLDER, print })
  return startSimulators({ productFolder: PRODUCT_FOLDER, databaseUrl })
}

/** Imports the folder unless it is the one that was imported last: stock that orders took is not put back by a restart. */
export async function bringIn({
  pool,
  folder,
  print,
}: {
  pool: Pool
  folder: string
  print: Demo['print']
}): Promise<void> {
  if (await isImported({ pool, folder })) return
  print(`Bringing in ${path.relative(process.cwd(), folder) || folder} …`)
  const outcome = await importBrewery({ pool, folder, clock: systemClock, demoPasswords: true, hashPassword })
  if (!outcome.ok) throw new Error(outcome.refusal.faults.map(faultText).join('\n'))
}
