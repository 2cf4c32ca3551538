import { guardProblems } from '../../proof/guards/patches.ts'
import { domainClockProblems } from '../checks/domain-clock.ts'
import { lockFileProblems } from '../checks/lock-file.ts'
import { requirementIdProblems } from '../checks/requirement-ids.ts'
import { builtScreens, scriptBudgetProblems } from '../checks/script-budget.ts'
import { slowExpressionProblems } from '../checks/slow-expressions.ts'
import { traceProblems } from '../checks/traces.ts'
import { translationProblems } from '../checks/translations.ts'
import { type Check, commandCheck, inTurn, problemCheck } from './check.ts'

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
  problemCheck('no expression is slower than linear', slowExpressionProblems),
  commandCheck('contract drift', 'node', 'tools/codegen.ts', '--check'),
  commandCheck('dead code', 'knip'),
  commandCheck('code that only tests call', 'knip', ...WITHOUT_TESTS),
  problemCheck('translations', translationProblems),
  problemCheck('requirement IDs', requirementIdProblems),
  problemCheck('lock file', lockFileProblems),
  problemCheck('guards can be taken out', guardProblems),
  problemCheck('traces of machines and secrets', traceProblems),
]

/** Makes what is served, which journeys and proofs read, and weighs it. */
export const PRODUCTION_BUILD: Check = inTurn(
  commandCheck('production build', 'npm', 'run', '-s', 'build'),
  problemCheck('script budget', (root) => scriptBudgetProblems(builtScreens(root))),
)
