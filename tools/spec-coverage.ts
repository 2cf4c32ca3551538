import { provenIds, readRequirements } from './checks/requirement-ids.ts'
import { ROOT } from './gate/run-command.ts'

/** Prints how many requirements of each area a test names, and those that none names; `--open` with their texts. */
function printCoverage(withTexts: boolean): void {
  const proven = provenIds(ROOT)
  const areas = Map.groupBy(readRequirements(ROOT), ({ id }) => id.slice(0, 3))
  let covered = 0
  let total = 0
  for (const [area, requirements] of areas) {
    const open = requirements.filter(({ id }) => !proven.has(id))
    covered += requirements.length - open.length
    total += requirements.length
    console.log(
      `${area}  ${ratio(requirements.length - open.length, requirements.length)}${withTexts ? '' : shortList(open)}`,
    )
    if (withTexts) for (const { id, text } of open) console.log(`  ${id}  ${text}`)
  }
  console.log(`all  ${ratio(covered, total)}`)
}

function ratio(covered: number, total: number): string {
  return `${covered}/${total}`.padStart(9)
}

function shortList(open: readonly { id: string }[]): string {
  return open.length === 0 ? '' : `  open: ${open.map(({ id }) => id.slice(4)).join(' ')}`
}

printCoverage(process.argv.includes('--open'))
