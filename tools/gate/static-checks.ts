import { guardProblems } from '../../proof/guards/patches.ts'
import { domainClockProblems } from '../checks/domain-clock.ts'
import { lockFileProblems } from '../checks/lock-file.ts'
import { oneBreweryProblems } from '../checks/one-brewery.ts'
import { requirementIdProblems } from '../checks/requirement-ids.ts'
import { builtPages, scriptBudgetProblems, weightTable } from '../checks/script-budget.ts'
import { slowExpressionProblems } from '../checks/slow-expressions.ts'
import { traceProblems } from '../checks/traces.ts'
import { translationProblems } from '../checks/translations.ts'
import { undescribedNameProblems } from '../checks/undescribed-names.ts'
import { type Check, commandCheck, inTurn, problemCheck } from './check.ts'
import { ROOT } from './run-command.ts'

const SOURCE_FOLDERS = ['packages', 'apps', 'tools', 'e2e', 'bench', 'proof']

const WITHOUT_TESTS = ['--config', 'knip.production.jsonc', '--production', '--include', 'files,exports']

/** What reads the code, and changes nothing: `npm run check`. */
export const READING_CHECKS: readonly Check[] = [
  commandCheck('format', 'oxfmt', '--check', '.'),
  commandCheck('lint', 'oxlint'),
  commandCheck('types: server and tools', 'tsc', '-p', '.'),
  commandCheck('types: domain without Node and browser', 'tsc', '-p', 'packages/domain'),
  commandCheck('types: web', 'tsc', '-p', 'apps/web'),
  commandCheck('types: journeys', 'tsc', '-p', 'e2e'),
  commandCheck('arrows', 'depcruise', ...SOURCE_FOLDERS, '--config', '.dependency-cruiser.mjs'),
  problemCheck('domain takes the time as an argument', domainClockProblems),
  problemCheck('no brewery is named', (root) => oneBreweryProblems(root)),
  problemCheck('no expression is slower than linear', slowExpressionProblems),
  commandCheck('contract drift', 'node', 'tools/codegen.ts', '--check'),
  problemCheck('what is ours in the schema is described', undescribedNameProblems),
  commandCheck('dead code', 'knip'),
  commandCheck('code that only tests call', 'knip', ...WITHOUT_TESTS),
  problemCheck('translations', translationProblems),
  problemCheck('requirement IDs', requirementIdProblems),
  problemCheck('lock file', lockFileProblems),
  problemCheck('guards can be taken out', guardProblems),
  problemCheck('traces of machines and secrets', traceProblems),
]

/** Tells what every page weighs, also when all is well. */
const scriptBudget: Check = {
  name: 'script budget',
  run: async (root = ROOT) => {
    const pages = builtPages(root)
    const problems = scriptBudgetProblems(pages)
    const failed = problems.length === 0 ? 0 : 1
    return { passed: 1 - failed, failed, output: [...problems, weightTable(pages)].join('\n') }
  },
}

/** Makes what is served, which journeys and proofs read, and weighs it. */
export const PRODUCTION_BUILD: Check = inTurn(
  commandCheck('production build', 'npm', 'run', '-s', 'build'),
  scriptBudget,
)
