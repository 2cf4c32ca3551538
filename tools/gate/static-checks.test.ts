import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Copy, copyOfCheckout } from '../planted/copy-of-checkout.ts'
import { PRODUCTION_BUILD, READING_CHECKS } from './static-checks.ts'

const SERVER = 'apps/server/src/planted'
const WEB = 'apps/web/src/planted'
const DOMAIN = 'packages/domain/src/planted'

// Not written out: this file is read for IDs, too.
const UNKNOWN = ['[XYZ', '01]'].join('-')

type Planted = {
  check: string
  file: string
  text: string | ((text: string) => string)
  /** What the check says of it. */
  said: string
}

/** One violation for every check of the gate that reads the code. */
const PLANTED: readonly Planted[] = [
  { check: 'format', file: `${SERVER}/crooked.ts`, text: 'export const  crooked = "1";', said: 'planted/crooked.ts' },
  {
    check: 'lint: server and tools',
    file: `${SERVER}/any.ts`,
    text: 'export const pour = (tap: any) => tap\n',
    said: 'server/src/planted/any.ts',
  },
  {
    check: 'lint: web',
    file: `${WEB}/floating.ts`,
    text: 'const pour = async () => {}\npour()\n',
    said: 'web/src/planted/floating.ts',
  },
  {
    check: 'types: server and tools',
    file: `${SERVER}/typed.ts`,
    text: `export const litres: number = 'thirty'\n`,
    said: 'planted/typed.ts',
  },
  {
    check: 'types: domain without Node and browser',
    file: `${DOMAIN}/edge.ts`,
    text: `export const planted = () => console.log('beer')\n`,
    said: 'planted/edge.ts',
  },
  {
    check: 'types: web',
    file: `${WEB}/typed.tsx`,
    text: `export const Keg = () => <p title={30} />\n`,
    said: 'planted/typed.tsx',
  },
  {
    check: 'types: journeys',
    file: 'e2e/planted.ts',
    text: `export const litres: number = document.title\n`,
    said: 'planted.ts',
  },
  {
    check: 'arrows',
    file: `${DOMAIN}/pure.ts`,
    text: `import { readFileSync } from 'node:fs'\nexport const read = () => readFileSync('/')\n`,
    said: 'error domain-is-pure: packages/domain/src/planted/pure.ts',
  },
  {
    check: 'domain takes the time as an argument',
    file: `${DOMAIN}/clock.ts`,
    text: 'export const now = () => Date.now()\n',
    said: 'planted/clock.ts: Date.now()',
  },
  {
    check: 'no brewery is named',
    file: `${WEB}/named.ts`,
    text: `export const currency = 'EUR'\n`,
    said: "planted/named.ts: 'EUR': ask the brewery or its market",
  },
  {
    check: 'no expression is slower than linear',
    file: `${DOMAIN}/slow.ts`,
    text: String.raw`export const trimmed = (text: string) => text.replace(/\s+$/, '')`,
    said: String.raw`planted/slow.ts: /\s+$/`,
  },
  {
    check: 'contract drift',
    file: 'packages/contract/schema.graphql',
    text: (schema) => `${schema}\ntype Planted {\n  id: ID!\n}\n`,
    said: 'packages/contract/schema.graphql is out of date',
  },
  {
    check: 'what is ours in the schema is described',
    file: 'packages/contract/schema.graphql',
    text: (schema) => `${schema}\ninput PlantedInput {\n  kegs: Int\n}\n`,
    said: 'PlantedInput.kegs has no description',
  },
  { check: 'dead code', file: `${DOMAIN}/index.ts`, text: `export const lonely = 1\n`, said: 'planted/index.ts' },
  {
    check: 'code that only tests call',
    file: `${SERVER}/tested.ts`,
    text: `export const tested = 1\n`,
    said: 'planted/tested.ts',
  },
  {
    check: 'translations',
    file: 'apps/web/src/i18n/texts/en.json',
    text: (texts) => texts.replace('{', '{ "planted.lonely": "Alone",'),
    said: 'nl.json misses planted.lonely',
  },
  {
    check: 'requirement IDs',
    file: `${SERVER}/proof.test.ts`,
    text: `test('${UNKNOWN} pours', pour)\n`,
    said: 'planted/proof.test.ts: there is no XYZ-01',
  },
  {
    check: 'lock file',
    file: 'package-lock.json',
    text: (lock) => lock.replace('"packages": {', '"packages": { "node_modules/planted": { "resolved": "http://x" },'),
    said: 'node_modules/planted names a host',
  },
  {
    check: 'guards can be taken out',
    file: 'packages/domain/src/delivery/delivery-window.ts',
    text: (rule) => rule.replace('minutesOf(now) >= minutesOf(now.cutOff)', 'minutesOf(now.cutOff) <= minutesOf(now)'),
    said: 'cut-off.patch: does not apply',
  },
  {
    check: 'traces of machines and secrets',
    file: `${SERVER}/trace.ts`,
    text: `// ${['', 'home', 'jan', 'fust'].join('/')}\n`,
    said: 'planted/trace.ts:1: holds a path of one machine',
  },
  {
    check: 'production build',
    file: 'apps/web/src/main.tsx',
    text: (main) => `import './planted/nowhere-to-be-found.ts'\n${main}`,
    said: 'nowhere-to-be-found',
  },
]

let copy: Copy
beforeAll(() => {
  copy = copyOfCheckout()
  for (const { file, text } of PLANTED) copy.plant(file, text)
})
afterAll(() => copy.remove())

describe('every check of the gate is seen to fail on a planted violation', () => {
  test.each([...READING_CHECKS, PRODUCTION_BUILD].map((check) => [check.name, check] as const))(
    '%s',
    async (name, check) => {
      const said = PLANTED.find((planted) => planted.check === name)?.said
      expect(await check.run(copy.root)).toEqual({
        passed: 0,
        failed: 1,
        output: expect.stringContaining(said ?? name),
      })
    },
  )
})
