import { LANGUAGES, MARKET_PACKS, type Language, type MarketPack } from '@fust/domain/market'
import { describe, expect, test } from 'vitest'
import type { LetterHead } from './letter-head.ts'
import { letterHtml } from './letter-html.ts'
import { LETTER_PREVIEWS } from './letter-previews.ts'
import { letterText } from './letter-text.ts'
import { inOneLine } from './letter.ts'
import { wordsOf } from './words.ts'

const writerIn = (language: Language, market: MarketPack = MARKET_PACKS.NL) => ({
  language,
  market,
  say: wordsOf(language),
  brewery: 'Brouwerij <Veenhof>',
  contact: '053 555 01 20',
  publicUrl: 'https://bestellen.veenhof.example',
})

const HEAD: LetterHead = {
  brewery: 'Brouwerij <Veenhof>',
  logo: null,
  ink: '#16211c',
  ground: '#fffdf8',
  edge: '#0b3d2e',
  address: [],
}

const lettersIn = (language: Language) =>
  Object.entries(LETTER_PREVIEWS).map(([name, write]) => ({ name, language, letter: write(writerIn(language)) }))

const written = LANGUAGES.flatMap(lettersIn)

// A reviewer reads here what a customer will read; `-u` writes the files anew.
test.each(LANGUAGES)('all emails in %s have the recorded text', async (language) => {
  const texts = lettersIn(language).map(
    ({ name, letter }) => `==== ${name}\n${letter.subject}\n\n${letterText(letter, HEAD)}`,
  )
  await expect(texts.join('\n')).toMatchFileSnapshot(`./snapshots/emails.${language}.txt`)
})

describe('a letter', () => {
  test.each(written)('$name in $language says the same in text and HTML', ({ letter }) => {
    const shown = letterHtml(letter, HEAD).replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    const facts = letter.facts.flatMap(({ label, value }) => [`>${label}</td>`, `>${value}</td>`])
    const said = [letter.greeting, ...letter.paragraphs].map((paragraph) => `<p>${paragraph}</p>`)
    expect([...facts, ...said].filter((part) => !shown.includes(part))).toEqual([])
  })

  test('names the brewery as it is called, and is no HTML of its own', () => {
    const [first] = written
    expect(first && letterHtml(first.letter, HEAD)).toContain(
      'Brouwerij &lt;Veenhof&gt; heeft uw bestelling ontvangen.',
    )
  })

  test('begins with the name of the brewery, beside its logo where it has one', () => {
    const [first] = written
    const headed = (head: Partial<LetterHead>) => (first && letterHtml(first.letter, { ...HEAD, ...head })) ?? ''
    const logo = { url: 'https://x.example/theme/logo-letter.png?v=1', width: 88, height: 44, saysName: false }
    expect(headed({})).not.toContain('<img')
    expect(headed({ logo })).toContain(
      '<img src="https://x.example/theme/logo-letter.png?v=1" alt="" width="88" height="44"',
    )
    // A mail program that loads no pictures shows what stands in the logo.
    expect(headed({ logo: { ...logo, saysName: true } })).toContain('alt="Brouwerij &lt;Veenhof&gt;"')
  })

  test('ends with where the brewery is', () => {
    const [first] = written
    const head = { ...HEAD, address: ['Turfkade 1', '7511 AB <Enschede>'] }
    expect(first && letterText(first.letter, head)).toMatch(/\nBrouwerij <Veenhof>\nTurfkade 1\n7511 AB <Enschede>\n$/)
    expect(first && letterHtml(first.letter, head)).toContain(
      'Brouwerij &lt;Veenhof&gt;<br>Turfkade 1<br>7511 AB &lt;Enschede&gt;',
    )
  })

  test('has a subject of one line', () => {
    expect(inOneLine('Bestelling 1\r\nBcc: somebody\u202e')).toBe('Bestelling 1 Bcc: somebody')
  })

  test('about a locked account holds no link', () => {
    const locked = written.filter(({ name }) => name === 'account-locked')
    expect(locked.map(({ letter }) => letterHtml(letter, HEAD).includes('href'))).toEqual(LANGUAGES.map(() => false))
  })
})

describe('figures in a letter', () => {
  const totalIn = (market: MarketPack, language: Language) =>
    LETTER_PREVIEWS['order-placed'](writerIn(language, market)).goods?.totals.at(-1)?.amount

  test.each([
    ['NL', 'en', '€ 3.950,17'],
    ['IT', 'de', '3.950,17 €'],
    ['SK', 'en', '3 950,17 €'],
    ['CZ', 'cs', '3 950,17 Kč'],
  ] as const)('[MKT-08] are written as the market %s does, in %s too', (market, language, amount) => {
    expect(totalIn(MARKET_PACKS[market], language)).toBe(amount)
  })
})

test('the words of a letter are not sent with a gap', () => {
  expect(() => wordsOf('en')('greeting')).toThrow('name of letter.greeting')
})
