import { expect, test } from 'vitest'
import { pageScripts, scriptBudgetProblems, weightTable, type Weight } from './script-budget.ts'

const BUILT = `
  <meta name="early-common-en" content="/assets/en.js" />
  <meta name="early-common-nl" content="/assets/nl.js" />
  <meta name="early-ordering-nl" content="/assets/ordering-nl.js" />
  <meta name="early-signed-in" content="/assets/around.js /assets/cart.js" />
  <meta name="early-/" content="/assets/home.js /assets/truck.js" />
  <meta name="early-/catalog/*" content="ordering /assets/product.js" />
  <meta name="early-/login" content="" />
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <link rel="preload" href="/assets/figtree.woff2" as="font">`

const kilobytes = (own: number, all = own): Weight => ({ own: own * 1024, all: all * 1024 })

const WEIGHTS: Readonly<Record<string, Weight>> = {
  '/assets/en.js': kilobytes(8),
  '/assets/nl.js': kilobytes(9),
  '/assets/ordering-nl.js': kilobytes(2),
  '/assets/around.js': kilobytes(7),
  '/assets/cart.js': kilobytes(4),
  '/assets/home.js': kilobytes(54),
  '/assets/truck.js': kilobytes(11),
  '/assets/product.js': kilobytes(3, 8),
  '/assets/index.js': kilobytes(12, 120),
  '/assets/react.js': kilobytes(0, 20),
}
const PAGES = pageScripts(BUILT, (file) => WEIGHTS[file] ?? kilobytes(Number.NaN))

test('a page opens with the main script, its texts, what stands around it, and itself', () => {
  expect(PAGES).toEqual([
    { page: '/', first: kilobytes(97, 225), further: kilobytes(65) },
    { page: '/catalog/*', first: kilobytes(37, 170), further: kilobytes(5, 10) },
    { page: '/login', first: kilobytes(32, 160), further: kilobytes(0) },
  ])
})

test('what a page names for those who come alone weighs once beside what stands around it', () => {
  const shared = BUILT.replace('early-/login" content=""', 'early-/login" content="/assets/cart.js"')
  const login = pageScripts(shared, (file) => WEIGHTS[file] ?? kilobytes(Number.NaN)).at(-1)
  expect(login).toEqual({ page: '/login', first: kilobytes(32, 160), further: kilobytes(4) })
})

test('a page that shows another screen to who is signed in weighs that, too', () => {
  const other = BUILT.replace(
    '  <script',
    '  <meta name="early-signed-in-/catalog/*" content="/assets/truck.js" />\n  <script',
  )
  const signedIn = pageScripts(other, (file) => WEIGHTS[file] ?? kilobytes(Number.NaN)).at(-1)
  expect(signedIn).toEqual({ page: '/catalog/* signed in', first: kilobytes(48, 181), further: kilobytes(16, 21) })
})

test('a page over a budget is named with what it loads', () => {
  expect(scriptBudgetProblems(PAGES)).toEqual([
    '/ opens with 97.0 KB of our own code',
    '/ adds 65.0 KB of our own code',
    '/ opens with 225.0 KB of script',
  ])
})

test('a new page within the limits needs no entry anywhere', () => {
  const added = BUILT.replace('  <script', '  <meta name="early-/new" content="/assets/truck.js" />\n  <script')
  const pages = pageScripts(added, (file) => WEIGHTS[file] ?? kilobytes(Number.NaN))
  const problems = scriptBudgetProblems(pages.filter(({ page }) => page === '/new'))
  expect(problems).toEqual([])
})

test('the table tells what each page weighs, beside what it may', () => {
  const [head, , , product] = weightTable(PAGES).split('\n')
  expect(head).toBe('| page       | own code, of 96.0 KB | of it further, of 60.0 KB | with libraries, of 220.0 KB |')
  expect(product).toBe(
    '| /catalog/* | 37.0 KB              | 5.0 KB                    | 170.0 KB                    |',
  )
})

test('a built page without a script is no page', () => {
  expect(() => pageScripts('<html></html>', () => kilobytes(0))).toThrow('The built page loads no script')
})
