import {
  builtScreens,
  FIRST_SCREEN_BYTES,
  FURTHER_SCREEN_BYTES,
  kilobytes,
  scriptBudgetProblems,
} from './checks/script-budget.ts'
import { ROOT } from './gate/run-command.ts'

/** Prints what each screen of the last build loads as script, brotli-compressed; fails when one is over its budget. */
const screens = builtScreens(ROOT).toSorted((a, b) => b.firstBytes - a.firstBytes)
console.log(`opened first (${kilobytes(FIRST_SCREEN_BYTES)})   further (${kilobytes(FURTHER_SCREEN_BYTES)})   screen`)
for (const { screen, firstBytes, furtherBytes } of screens)
  console.log(`${kilobytes(firstBytes).padStart(23)}   ${kilobytes(furtherBytes).padStart(17)}   ${screen}`)

const problems = scriptBudgetProblems(screens)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
