import { provenIds, readRequirements, type Requirement } from './checks/requirement-ids.ts'
import { needsOf, PARTS, type Part } from './checks/requirement-needs.ts'
import { partOfTest } from './checks/part-of-test.ts'
import { ROOT } from './gate/run-command.ts'

/** A row of the checklist with the parts that it needs, and those of them that a test names it in. */
type Row = Requirement & { needs: Part[]; has: Part[] }

/**
 * Prints how many rows of each area are whole: a test names them in each part that they need. Then the rows that a test
 * names, and that lack a part all the same; `--open` tells of each row that is not whole what it lacks, with its text.
 */
function printCoverage(withTexts: boolean): void {
  const rows = readRows()
  const areas = Map.groupBy(rows, ({ id }) => id.slice(0, 3))
  for (const [area, own] of areas) {
    console.log(`${area}  ${totals(own)}`)
    if (withTexts) for (const row of own.filter(isOpen)) console.log(`  ${row.id}  lacks ${lacking(row)}: ${row.text}`)
  }
  console.log(`all  ${totals(rows)}`)
  const begun = rows.filter((row) => isOpen(row) && row.has.length > 0)
  const listed = begun.map((row) => `${row.id} (${lacking(row)})`)
  console.log(`\n${begun.length} rows that a test names lack a part: ${listed.join(', ')}`)
}

function readRows(): Row[] {
  const proven = provenIds(ROOT)
  return readRequirements(ROOT).map((requirement) => {
    const parts = (proven.get(requirement.id) ?? []).map(partOfTest)
    return { ...requirement, needs: needsOf(requirement.id), has: PARTS.filter((part) => parts.includes(part)) }
  })
}

const lackedBy = ({ needs, has }: Row): Part[] => needs.filter((part) => !has.includes(part))
const isOpen = (row: Row): boolean => lackedBy(row).length > 0
const lacking = (row: Row): string => lackedBy(row).join(' and ')

/** '12/30 whole   rule 4/5   wire 10/20   screen 12/30': of the rows that need a part, those that have it. */
function totals(rows: readonly Row[]): string {
  const parts = PARTS.map((part) => {
    const needing = rows.filter(({ needs }) => needs.includes(part))
    const having = needing.filter(({ has }) => has.includes(part))
    return needing.length === 0 ? '' : `${part} ${having.length}/${needing.length}`
  })
  const whole = rows.filter((row) => !isOpen(row)).length
  return `${`${whole}/${rows.length}`.padStart(7)} whole  ${parts.map((part) => part.padEnd(15)).join('')}`.trimEnd()
}

printCoverage(process.argv.includes('--open'))
