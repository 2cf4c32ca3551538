import path from 'node:path'
import type { Pool } from 'pg'
import { PRODUCT_FOLDER } from '#platform/files/own-folders.ts'
import { systemClock } from '#platform/clock.ts'
import { SettingsFault } from '#platform/env.ts'
import { hashPassword } from '#platform/passwords.ts'
import {
  breweryOf,
  importBrewery,
  isImported,
  refusalLines,
  storedBrewery,
  whyNoFolder,
} from '#features/import/index.ts'
import { buildWeb } from './build-web.ts'
import { startSimulators, type Simulators } from './start-simulators.ts'

type Demo = {
  pool: Pool
  /** Its folder. */
  brewery: string
  /** The folder is the demo's own, which decides over the demo's database. */
  isOwnFolder: boolean
  databaseUrl: string
  print: (line: string) => void
  /** Not where Vite serves it from its sources. */
  isWebBuilt: boolean
  /** Where people find the portal. */
  publicUrl: string
}

/** Brings the brewery in, builds the web app, and starts who plays the outside world. */
export async function prepareDemo(demo: Demo): Promise<Simulators> {
  const { pool, brewery, isOwnFolder, databaseUrl, print, isWebBuilt, publicUrl } = demo
  const folder = path.resolve(brewery)
  await bringIn({ pool, folder, isOwnFolder, print })
  if (isWebBuilt) await buildWeb({ productFolder: PRODUCT_FOLDER, print })
  return startSimulators({ productFolder: PRODUCT_FOLDER, databaseUrl, breweryFolder: folder, portalUrl: publicUrl })
}

/** Imports the folder unless it is the one that was imported last: stock that orders took is not put back by a restart. */
export async function bringIn({
  pool,
  folder,
  isOwnFolder,
  print,
}: {
  pool: Pool
  folder: string
} & Pick<Demo, 'isOwnFolder' | 'print'>): Promise<void> {
  const near = path.relative(process.cwd(), folder)
  const shown = near === '' || near.startsWith('..') ? folder : near
  const absent = await whyNoFolder(folder)
  if (absent !== undefined) throw new SettingsFault(`BREWERY: ${shown}: ${absent}`)
  if (await isImported({ pool, folder })) return
  const [there, brought] = [await storedBrewery(pool), await breweryOf(folder)]
  if (there !== undefined && brought !== undefined && there !== brought)
    throw new SettingsFault(anotherBrewery({ there, brought, shown }))
  print(`Bringing in ${shown} …`)
  const outcome = await importBrewery({
    pool,
    folder,
    clock: systemClock,
    demoPasswords: true,
    allowsRemovals: isOwnFolder,
    hashPassword,
  })
  if (outcome.ok) return
  const wayOn =
    outcome.refusal.code === 'removals-refused'
      ? [`To bring it in: npm run fust -- import ${shown} --partial (or --allow-removals). Then start again.`]
      : []
  throw new SettingsFault([...refusalLines(outcome.refusal), ...wayOn].join('\n'))
}

const anotherBrewery = ({ there, brought, shown }: Record<'there' | 'brought' | 'shown', string>) =>
  `BREWERY: ${shown} is ${brought}, and the database holds ${there}. Give ${brought} a database of its own: name an empty one in DATABASE_URL, or put .fust/postgres aside. If ${there} has got another name: npm run fust -- import ${shown}`
