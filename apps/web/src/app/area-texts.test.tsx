import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { changeLanguage } from '../i18n/index.ts'
import { userWith } from '../session/session.builders.ts'
import { openAt } from './app.builders.tsx'

const FILES = import.meta.glob<string>('../**/texts/en.json', { query: '?raw', import: 'default', eager: true })
const KEYS = Object.values(FILES).flatMap((texts) => Object.keys(JSON.parse(texts)))

beforeEach(() => localStorage.setItem('isSubmitAgeConfirmed', 'true'))

test.each([
  ['ordering', '/', undefined, 'Log in om te bestellen', 'Log in to order'],
  ['business', '/orders/history', userWith(), 'Besteld in', 'Ordered in'],
  ['support', '/support/contacts', undefined, 'Contact', 'Contacts'],
  ['account', '/login', undefined, 'E-mailadres', 'E-mail address'],
])('a screen of %s says all in Dutch, then in English, and shows no key', async (_area, href, user, dutch, english) => {
  await changeLanguage('nl')
  openAt(href, user)
  await screen.findAllByText(dutch)
  expect(keysShown()).toEqual([])
  await act(() => changeLanguage('en'))
  await screen.findAllByText(english)
  expect(keysShown()).toEqual([])
})

const keysShown = (): string[] => KEYS.filter((key) => document.documentElement.outerHTML.includes(key))
