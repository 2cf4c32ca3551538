import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { translationProblems } from './translations.ts'

const COMMON = 'i18n/texts'
const ORDERING = 'areas/ordering/texts'
const SCREEN = 'areas/ordering/features/tap.tsx'

type Planted = Readonly<Record<string, object | string>>

const inBoth = (folder: string, texts: object) => ({ [`${folder}/en.json`]: texts, [`${folder}/nl.json`]: texts })

const REFUSED: readonly (readonly [because: string, planted: Planted, problem: string])[] = [
  [
    'one language lacks a text',
    { [`${ORDERING}/en.json`]: { 'tap.pour': 'Pour' }, [`${ORDERING}/nl.json`]: {}, [SCREEN]: `t('tap.pour')` },
    `${ORDERING}/nl.json misses tap.pour`,
  ],
  [
    'one language lacks the texts of an area',
    { ...inBoth(COMMON, {}), [`${ORDERING}/en.json`]: { 'tap.pour': 'Pour' }, [SCREEN]: `t('tap.pour')` },
    `${ORDERING}/nl.json misses tap.pour`,
  ],
  [
    'two folders have the same text',
    {
      ...inBoth(COMMON, { 'tap.pour': 'Pour' }),
      ...inBoth(ORDERING, { 'tap.pour': 'Pour' }),
      [SCREEN]: `t('tap.pour')`,
    },
    `${COMMON}/en.json has tap.pour, which areas/ordering has too`,
  ],
  [
    'a text is no message',
    { ...inBoth(ORDERING, { 'tap.kegs': '{count, plural, one {1 keg}' }), [SCREEN]: `t('tap.kegs', { count })` },
    `${ORDERING}/en.json: tap.kegs is no ICU message`,
  ],
  [
    'a language names another value',
    {
      [`${ORDERING}/en.json`]: { 'tap.by': '{count, plural, one {1 by {who}} other {# by {who}}}' },
      [`${ORDERING}/nl.json`]: { 'tap.by': '{count, plural, one {1 van {wie}} other {# van {who}}}' },
      [SCREEN]: `t('tap.by', { count, who })`,
    },
    `${ORDERING}/nl.json: tap.by has {count} {who} {wie}, another language {count} {who}`,
  ],
  [
    'a language lacks a tag',
    {
      [`${ORDERING}/en.json`]: { 'tap.more': 'Read <link>more</link>' },
      [`${ORDERING}/nl.json`]: { 'tap.more': 'Lees meer' },
      [SCREEN]: `<RichText text="tap.more" />`,
    },
    `${ORDERING}/nl.json: tap.more has no values, another language <link>`,
  ],
  [
    'a screen asks for a text that nobody wrote',
    { ...inBoth(ORDERING, {}), [SCREEN]: `t('tap.missing')` },
    `${SCREEN}: no language has tap.missing`,
  ],
  [
    'a screen does not give a value',
    { ...inBoth(ORDERING, { 'tap.by': 'By {who}, {when}' }), [SCREEN]: `t('tap.by', { when: now })` },
    `${SCREEN}: tap.by is asked for without {who}`,
  ],
  [
    'a screen does not give what is drawn for a tag',
    {
      ...inBoth(ORDERING, { 'tap.more': 'Read <link>{what}</link>' }),
      [SCREEN]: `<RichText text="tap.more" values={{ what }} tags={{ strong: <strong /> }} />`,
    },
    `${SCREEN}: tap.more is asked for without <link>`,
  ],
  [
    'a screen gives no sentence with tags the value in it',
    {
      ...inBoth(ORDERING, { 'tap.more': 'Read <link>{what}</link>' }),
      [SCREEN]: `<RichText text="tap.more" tags={{ link: <a href="/" /> }} />`,
    },
    `${SCREEN}: tap.more is asked for without {what}`,
  ],
  [
    'a text with tags is asked for as one without',
    { ...inBoth(ORDERING, { 'tap.more': 'Read <link>more</link>' }), [SCREEN]: `t('tap.more')` },
    `${SCREEN}: tap.more is asked for without <link>`,
  ],
  [
    'no screen asks for a text',
    { ...inBoth(ORDERING, { 'tap.lonely': 'Alone' }), [SCREEN]: '' },
    'no screen asks for tap.lonely',
  ],
  [
    'nothing that runs in production asks for a text',
    {
      ...inBoth(ORDERING, { 'tap.lonely': 'Alone' }),
      'areas/ordering/features/gallery.tsx': `t('tap.lonely')`,
      'areas/ordering/features/tap.builders.tsx': `t('tap.lonely')`,
    },
    'no screen asks for tap.lonely',
  ],
  [
    'a key is built',
    { ...inBoth(ORDERING, { 'tap.open': 'Open' }), [SCREEN]: "t('tap.open'); t(`${tap}.${state}`)" },
    `${SCREEN} builds the key of a text`,
  ],
  [
    'a key is built before it is asked for',
    { ...inBoth(ORDERING, { 'tap.open': 'Open' }), [SCREEN]: "t('tap.open'); const key = `tap.${state}`" },
    `${SCREEN} builds the key of a text`,
  ],
  [
    'an area asks for what another one says',
    { ...inBoth('areas/account/texts', { 'tap.open': 'Open' }), ...inBoth(ORDERING, {}), [SCREEN]: `t('tap.open')` },
    `tap.open belongs into ${ORDERING}: asked for by areas/ordering`,
  ],
  [
    'a shared folder asks for what an area says',
    { ...inBoth(ORDERING, { 'tap.open': 'Open' }), [SCREEN]: `t('tap.open')`, 'cart/tap.tsx': `t('tap.open')` },
    `tap.open belongs into ${COMMON}: asked for by areas/ordering, i18n`,
  ],
]

test.each(REFUSED)('refuses the texts where %s', (_because, planted, problem) => {
  expect(problemsOf(planted)).toEqual(expect.arrayContaining([problem]))
})

test('finds nothing in plurals, tags, and keys that stand in tables', () => {
  expect(
    problemsOf({
      ...inBoth(COMMON, {
        'tap.kegs': '{count, plural, =0 {Empty} one {1 keg} other {{count} kegs}}',
        'tap.title': 'Tap',
      }),
      ...inBoth(ORDERING, { 'tap.open': 'Open', 'tap.more': 'Read <link>more</link>' }),
      'cart/tap.tsx': `t('tap.kegs', { count: kegs.length }); t('tap.kegs', values)`,
      // The shell shows it, before anything of the area is there.
      'areas/ordering/pages.ts': `export const TAP = { titleKey: 'tap.title' }`,
      [SCREEN]: `const TEXTS = { open: 'tap.open' }; t(TEXTS[state]); <RichText text="tap.more" tags={{ link: <a href="/" /> }} />`,
    }),
  ).toEqual([])
})

function problemsOf(planted: Planted): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'fust-texts-'))
  for (const [file, content] of Object.entries(planted)) {
    const target = path.join(root, 'apps/web/src', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content))
  }
  const problems = translationProblems(root)
  rmSync(root, { recursive: true })
  return problems
}
