import { guardProblems } from '../../proof/guards/patches.ts'
import { domainClockProblems } from '../checks/domain-clock.ts'
import { lockFileProblems } from '../checks/lock-file.ts'
import { oneBreweryProblems } from '../checks/one-brewery.ts'
import { requirementIdProblems } from '../checks/requirement-ids.ts'
import { builtPages, scriptBudgetProblems } from '../checks/script-budget.ts'
import { traceProblems } from '../checks/traces.ts'
import { translationProblems } from '../checks/translations.ts'
import { undescribedNameProblems } from '../checks/undescribed-names.ts'
import { byExitCode, type Check, commandCheck, inTurn, problemCheck } from './check.ts'
import { ROOT, runCommand } from './run-command.ts'

const SOURCE_FOLDERS = ['packages', 'apps', 'tools', 'e2e', 'bench', 'proof']

const WITHOUT_TESTS = ['--config', 'knip.production.jsonc', '--production', '--include', 'files,exports']

// Two checks run at a time: one checker for each program does the least work, and so does a rare collection of garbage.
const typesCheck = (name: string, folder: string): Check => ({
  name: `types: ${name}`,
  run: async (root = ROOT) =>
    byExitCode(await runCommand('tsc', ['--checkers', '1', '-p', folder], { cwd: root, env: { GOGC: '400' } })),
})

/** What the web shares with tools, proofs and journeys; a test has the types list what they read. */
const SHARED_BY_WEB = String.raw`[^/]+\.ts|src/paths\.ts|src/lib/(?:trusted\.ts|storage/)|src/areas/account/features/device-storage/`
const CODE = String.raw`\.(?:[cm]?[jt]sx?|json)$`

/** Files that checks read, beside the settings and the checks themselves. */
const READS = {
  anything: /./,
  codeAndMarkup: /\.(?:[cm]?[jt]sx?|jsonc?|css|html)$/,
  domain: /^packages\/domain\//,
  web: /^(?:apps\/web|packages)\//,
  notWeb: new RegExp(`^(?!apps/web/(?!${SHARED_BY_WEB})).*${CODE}`),
  product: /^(?:apps|packages)\//,
  contract: /\.graphql$|^packages\/contract\/|^apps\/web\/src\/|^docs\/requirements\//,
  locked: /^package-lock\.json$/,
} as const

const reading = (reads: RegExp, check: Check): Check => ({ ...check, reads })

/** What reads the code, and changes nothing: `npm run check`. What takes longest begins first. */
export const READING_CHECKS: readonly Check[] = [
  reading(
    READS.product,
    commandCheck('no expression is slower than linear', 'node', 'tools/checks/slow-expressions.ts'),
  ),
  reading(READS.notWeb, commandCheck('lint: server and tools', 'oxlint', '--ignore-pattern', 'apps/web', '.')),
  reading(READS.notWeb, typesCheck('server and tools', '.')),
  reading(READS.web, commandCheck('lint: web', 'oxlint', 'apps/web')),
  reading(READS.codeAndMarkup, commandCheck('dead code', 'knip')),
  reading(
    READS.codeAndMarkup,
    commandCheck('arrows', 'depcruise', ...SOURCE_FOLDERS, '--config', '.dependency-cruiser.mjs'),
  ),
  reading(READS.web, typesCheck('web', 'apps/web')),
  reading(READS.notWeb, typesCheck('journeys', 'e2e')),
  reading(READS.codeAndMarkup, commandCheck('code that only tests call', 'knip', ...WITHOUT_TESTS)),
  reading(READS.contract, commandCheck('contract drift', 'node', 'tools/codegen.ts', '--check')),
  reading(
    READS.product,
    problemCheck('no brewery is named', (root) => oneBreweryProblems(root)),
  ),
  reading(READS.anything, commandCheck('format', 'oxfmt', '--check', '.')),
  reading(READS.domain, problemCheck('domain takes the time as an argument', domainClockProblems)),
  reading(READS.domain, typesCheck('domain without Node and browser', 'packages/domain')),
  reading(READS.contract, problemCheck('what is ours in the schema is described', undescribedNameProblems)),
  reading(READS.web, problemCheck('translations', translationProblems)),
  reading(READS.anything, problemCheck('requirement IDs', requirementIdProblems)),
  reading(READS.locked, problemCheck('lock file', lockFileProblems)),
  reading(READS.anything, problemCheck('guards can be taken out', guardProblems)),
  reading(READS.anything, problemCheck('traces of machines and secrets', traceProblems)),
]

const scriptBudget = problemCheck('script budget', (root) => scriptBudgetProblems(builtPages(root)))

/** Makes what is served, which journeys and proofs read, and weighs it. */
export const PRODUCTION_BUILD: Check = inTurn(
  commandCheck('production build', 'npm', 'run', '-s', 'build'),
  scriptBudget,
)
