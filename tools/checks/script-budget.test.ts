import { expect, test } from 'vitest'
import { screenScripts, scriptBudgetProblems, type Manifest } from './script-budget.ts'

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/i18n/nl.json': { file: 'nl.js', isDynamicEntry: true },
  'src/features/cart/index.ts': { file: 'cart.js', imports: ['_react.js'], isDynamicEntry: true },
  'src/features/delivery/index.ts': { file: 'delivery.js', isDynamicEntry: true },
  'src/features/home/index.ts': { file: 'home.js', imports: ['_react.js', '_truck.js'], isDynamicEntry: true },
  '_truck.js': { file: 'truck.js' },
}
const KILOBYTES: Record<string, number> = {
  'index.js': 50,
  'react.js': 20,
  'nl.js': 9,
  'cart.js': 7,
  'delivery.js': 4,
  'home.js': 30,
  'truck.js': 11,
}
const sizeOf = (file: string) => (KILOBYTES[file] ?? 0) * 1024

test('a screen opens with the shell, its texts, what stands around it, and itself, each once', () => {
  expect(screenScripts(MANIFEST, sizeOf)).toEqual([
    { screen: 'src/features/home/index.ts', firstBytes: 131 * 1024, furtherBytes: 41 * 1024 },
  ])
})

test('a screen over a budget is named with what it loads', () => {
  expect(scriptBudgetProblems(screenScripts(MANIFEST, sizeOf))).toEqual([
    'src/features/home/index.ts adds 41.0 KB of script',
  ])
})
