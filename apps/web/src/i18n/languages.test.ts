import { expect, test } from 'vitest'
import page from '../../index.html?raw'
import { DEFAULT_LANGUAGE } from '@fust/domain/market'

test('the page begins in the language of who has not chosen one', () => {
  expect(page).toContain(`<html lang="${DEFAULT_LANGUAGE}"`)
})
