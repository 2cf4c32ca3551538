import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import script from '../../public/first-paint.js?raw'

const root = document.documentElement

/** What the build and the server write into the page. */
const HEAD = `
  <meta name="first-languages" content="it de en" />
  <meta name="early-common-it" content="/assets/it.js" />
  <meta name="early-common-en" content="/assets/en.js" />
  <meta name="early-/" content="/assets/home.js" />`

let before: readonly Element[]

beforeEach(() => {
  before = [...document.head.children]
  document.head.insertAdjacentHTML('beforeend', HEAD)
  root.lang = 'en'
})

afterEach(() => {
  const added = [...document.head.children].filter((element) => !before.includes(element))
  for (const element of added) element.remove()
  delete root.dataset['words']
  delete root.dataset['scheme']
})

// The page runs it by its address, and jsdom runs no scripts.
// oxlint-disable-next-line typescript/no-implied-eval
const runScript = () => new Function(script)()

/** The files that were asked for before the app is there. */
const fetched = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))

describe('[MKT-05] a first visit', () => {
  const asksFor = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  test('is in the first language that its browser asks for and the page may begin in', () => {
    asksFor('fr-CH', 'it-CH', 'en')
    runScript()
    expect(root.lang).toBe('it')
    expect(fetched()).toEqual(['/assets/it.js', '/assets/home.js'])
  })

  test('is in the language of the page where it may begin in no other', () => {
    document.querySelector('meta[name="first-languages"]')?.setAttribute('content', '')
    asksFor('it')
    runScript()
    expect(root.lang).toBe('en')
  })
})

test('a language that was chosen is that of the page, and a scheme its scheme', () => {
  localStorage.setItem('language', 'IT')
  localStorage.setItem('scheme', 'dark')
  runScript()
  expect(root.lang).toBe('it')
  expect(root.dataset['scheme']).toBe('dark')
})

test('where the browser forbids to keep anything, the code of the screen is fetched early all the same', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)
  runScript()
  expect(fetched()).toEqual(['/assets/en.js', '/assets/home.js'])
  expect(root.dataset['words']).toBe('age')
})
