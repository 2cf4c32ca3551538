import { headingOf, readQuantity } from '@fust/domain/list'
import { LANGUAGES } from '@fust/domain/market'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { trusted } from '../../../../lib/trusted.ts'

const WEB = path.join(import.meta.dirname, '../../../..')
const textsOf = (file: string) =>
  trusted<Record<string, string>>(JSON.parse(readFileSync(path.join(WEB, file), 'utf8')))

const COUNTED = {
  'load.countedUnits.pallets': 'pallets',
  'load.countedUnits.layers': 'layers',
  'load.countedUnits.litres': 'litres',
  'load.counted.piece': 'pieces',
  'load.counted.crate': 'packages',
  'load.counted.keg': 'packages',
  'load.counted.tray': 'packages',
  'load.counted.box': 'packages',
} as const

test.each(LANGUAGES)('[CAT-36] a quantity as the screen writes it in %s is read as it was', (language) => {
  const texts = textsOf(`i18n/texts/${language}.json`)
  for (const [key, unit] of Object.entries(COUNTED)) {
    expect(texts[key]).toContain('{number}')
    for (const [, word = ''] of (texts[key] ?? '').matchAll(/\{number\} ([^}]+)\}/g))
      expect([word, readQuantity(`5 ${word}`)]).toEqual([word, { is: 'amounts', amounts: { [unit]: 5 } }])
  }
})

test.each(LANGUAGES)('[CAT-36] the headings of the sample file in %s are found', (language) => {
  const texts = textsOf(`areas/ordering/texts/${language}.json`)
  expect(headingOf(texts['quickOrder.code'] ?? '')).toEqual({ is: 'product' })
  expect(headingOf(texts['quickOrder.quantity'] ?? '')).toEqual({ is: 'quantity', unit: null })
})
