import { expect, test } from 'vitest'
import page from '../../index.html?raw'
import { storedLanguage, takeLanguageOfAddress } from './language.ts'

test('the page begins in the language that it was asked for in', () => {
  expect(page).toContain('<html lang="{{language}}"')
})

test('[MKT-10] a link chooses the language that it is written in, and the address loses it', () => {
  window.history.replaceState(null, '', '/news?tag=tap&language=nl#first')
  takeLanguageOfAddress()
  expect(storedLanguage()).toBe('nl')
  expect(localStorage.getItem('store')).toBe('LivePortal_NL_nl')
  expect(window.location.href).toMatch(/\/news\?tag=tap#first$/)
})

test('a language that the market does not speak chooses nothing', () => {
  window.history.replaceState(null, '', '/news?language=it')
  takeLanguageOfAddress()
  expect(localStorage.getItem('language')).toBeNull()
  expect(window.location.search).toBe('?language=it')
})
