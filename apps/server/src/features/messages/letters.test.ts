import { describe, expect, test } from 'vitest'
import { letterHtml } from './letter-html.ts'
import { LETTER_PREVIEWS } from './letter-previews.ts'
import { letterText } from './letter-text.ts'
import { inOneLine } from './letter.ts'
import { LETTER_LANGUAGES, WORDS, wordsOf, type LetterLanguage } from './words.ts'

const writerIn = (language: LetterLanguage) => ({
  language,
  say: wordsOf(language),
  brewery: 'Brouwerij <Veenhof>',
  contact: '053 555 01 20',
  publicUrl: 'https://bestellen.veenhof.example',
})

const written = LETTER_LANGUAGES.flatMap((language) =>
  Object.entries(LETTER_PREVIEWS).map(([name, write]) => ({ name, language, letter: write(writerIn(language)) })),
)

describe('a letter', () => {
  test.each(written)('$name in $language says the same in text and HTML', async ({ name, language, letter }) => {
    const text = letterText(letter)
    await expect(`${letter.subject}\n\n${text}`).toMatchFileSnapshot(`./snapshots/${name}.${language}.txt`)
    const shown = letterHtml(letter).replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    const facts = letter.facts.flatMap(({ label, value }) => [`>${label}</td>`, `>${value}</td>`])
    const said = [letter.greeting, ...letter.paragraphs].map((paragraph) => `<p>${paragraph}</p>`)
    expect([...facts, ...said].filter((part) => !shown.includes(part))).toEqual([])
  })

  test('names the brewery as it is called, and is no HTML of its own', () => {
    const [first] = written
    expect(first && letterHtml(first.letter)).toContain('Brouwerij &lt;Veenhof&gt; heeft uw bestelling ontvangen.')
  })

  test('has a subject of one line', () => {
    expect(inOneLine('Bestelling 1\r\nBcc: somebody\u202e')).toBe('Bestelling 1 Bcc: somebody')
  })

  test('about a locked account holds no link', () => {
    const locked = written.filter(({ name }) => name === 'account-locked')
    expect(locked.map(({ letter }) => letterHtml(letter).includes('href'))).toEqual([false, false])
  })
})

describe('the words of letters', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted()
  const named = (language: LetterLanguage) =>
    Object.fromEntries(Object.entries(WORDS[language]).map(([key, text]) => [key, names(text)]))

  test.each(LETTER_LANGUAGES)('in %s are those of every language, and name the same things', (language) => {
    expect(named(language)).toEqual(named('en'))
  })

  test('are not sent with a gap', () => {
    expect(() => wordsOf('en')('greeting')).toThrow('name of greeting')
  })
})
