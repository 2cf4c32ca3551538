import { DEFAULT_MARKET, MARKET_PACKS, MARKETS, type MarketPack } from '@fust/domain/market'
import { Value } from 'typebox/value'
import { marketFault, marketOf } from '#features/portal/index.ts'
import { isDay } from '../format/other-kinds.ts'
import { withStored, type SettingTree } from '../format/setting-changes.ts'
import { BreweryFile } from '../format/settings.ts'
import type { Faults } from './faults.ts'
import { readSettingsFile, type Report } from './settings-file.ts'

const FILE = 'brewery.yaml'
const MISSING = 'is missing: it makes a folder a brewery; put it there'

// The other files are checked all the same.
const UNKNOWN: MarketPack = MARKET_PACKS[DEFAULT_MARKET]

/** The market is known even where the rest is wrong, so that the other files can be checked in the same run. */
export type ReadBrewery = { market: MarketPack; brewery: BreweryFile | undefined }

/** What `brewery.yaml` says, beside settings that stay; what is wrong with it stands among the faults. */
export async function readBreweryFile(folder: string, faults: Faults, staying: SettingTree): Promise<ReadBrewery> {
  const checked = await readSettingsFile(folder, { file: FILE, schema: BreweryFile, missing: MISSING }, faults)
  if (!checked) return { market: UNKNOWN, brewery: undefined }
  const { given, read, report } = checked
  if (!given) {
    const market = MARKETS.find((known) => known === read.get('market'))
    return { market: market ? MARKET_PACKS[market] : UNKNOWN, brewery: undefined }
  }
  const before = faults.count
  const whole = withStored(staying, given)
  // What was there before is as it was checked then.
  const brewery = Value.Check(BreweryFile, whole) ? whole : given
  reviewBreweryFile(brewery, report)
  const market = marketFault(brewery.market, brewery.market_pack) ? UNKNOWN : marketOf(brewery)
  return { market, brewery: faults.count > before ? undefined : brewery }
}

function reviewBreweryFile(file: BreweryFile, report: Report): void {
  if (file.demo_password !== undefined && file.demo !== true)
    report(['demo_password'], 'is only for demo: true; take it away, or say so')
  if (file.demo_accounts !== undefined && file.demo !== true)
    report(['demo_accounts'], 'is only for demo: true; take it away, or say so')
  const fault = marketFault(file.market, file.market_pack)
  if (fault) report(fault.path, fault.reason)
  const days = new Set<string>()
  for (const [place, { day }] of (file.holidays ?? []).entries()) {
    if (!isDay(day)) report(['holidays', String(place), 'day'], `'${day}' is not a day such as 2026-05-05`)
    if (days.has(day)) report(['holidays', String(place), 'day'], `'${day}' stands twice: leave one`)
    days.add(day)
  }
}
