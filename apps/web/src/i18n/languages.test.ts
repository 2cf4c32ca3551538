import { expect, test } from 'vitest'
import page from '../../index.html?raw'
import { BRANDS } from '../lib/brand.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'

test('the page begins in the language of who has not chosen one', () => {
  expect(page).toContain(`<html lang="${DEFAULT_LANGUAGE}"`)
})

test.each(BRANDS)('the brand $name speaks every language, and no other', ({ descriptor, aboutAlcoholUrl }) => {
  for (const words of [descriptor, aboutAlcoholUrl]) {
    expect(Object.keys(words).toSorted()).toEqual(LANGUAGES.toSorted())
    expect(Object.values(words)).not.toContain('')
  }
})
