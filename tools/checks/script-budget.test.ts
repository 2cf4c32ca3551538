import { expect, test } from 'vitest'
import { screenScripts, scriptBudgetProblems, type Manifest } from './script-budget.ts'

const MANIFEST: Manifest = {
  '_shell.js': { file: 'shell.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/i18n/nl.json': { file: 'nl.js', isDynamicEntry: true },
  'src/app/around-screens.ts': { file: 'around.js', imports: ['_react.js', '_cart.js'], isDynamicEntry: true },
  '_cart.js': { file: 'cart.js' },
  'src/features/home/home-page.tsx': { file: 'home.js', imports: ['_react.js', '_truck.js'], isDynamicEntry: true },
  'src/features/session/login-page.tsx': { file: 'login.js', imports: ['_react.js'], isDynamicEntry: true },
  '_truck.js': { file: 'truck.js' },
}
const KILOBYTES: Record<string, number> = {
  'shell.js': 50,
  'react.js': 20,
  'nl.js': 9,
  'around.js': 7,
  'cart.js': 4,
  'home.js': 30,
  'truck.js': 11,
  'login.js': 3,
}
const sizeOf = (file: string) => (KILOBYTES[file] ?? 0) * 1024

test('a screen opens with the shell, its texts, what stands around it, and itself, each once', () => {
  expect(screenScripts(MANIFEST, ['shell.js'], sizeOf)).toEqual([
    { screen: 'src/features/home/home-page.tsx', firstBytes: 131 * 1024, furtherBytes: 41 * 1024 },
    { screen: 'src/features/session/login-page.tsx', firstBytes: 82 * 1024, furtherBytes: 3 * 1024 },
  ])
})

test('a screen over a budget is named with what it loads', () => {
  expect(scriptBudgetProblems(screenScripts(MANIFEST, ['shell.js'], sizeOf))).toEqual([
    'src/features/home/home-page.tsx adds 41.0 KB of script',
  ])
})
