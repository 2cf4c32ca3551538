import { describe, expect, test } from 'vitest'
import { contentHtml, safeHtml } from './content-html.ts'
import { HOSTILE } from './hostile-content.builders.ts'

const PLACE = { kind: 'news', slug: 'new-tap', language: 'nl' }
const html = (markdown: string) => contentHtml(markdown, PLACE)

const TAGS = 'h2 h3 h4 p br hr blockquote pre code ul ol li strong em s sup sub a img table thead tbody tr th td'.split(
  ' ',
)
const ATTRIBUTES = 'href title src alt start scope width height srcset sizes loading'.split(' ')

/** What is in it that nobody meant to let through. */
function foreignIn(shown: string): string[] {
  return Array.from(shown.matchAll(/<\/?([^\s/>]*)([^>]*)>/g), ([whole, tag = '', attributes = '']) => {
    const names = Array.from(attributes.matchAll(/\s([^\s=]+)=/g), ([, name = '']) => name)
    const [, address] = /(?:href|src)="([^"]*)"/.exec(attributes) ?? []
    const [, sources = ''] = /srcset="([^"]*)"/.exec(attributes) ?? []
    const isFine =
      sources.split(', ').every((source) => source === '' || source.startsWith('/media/')) &&
      TAGS.includes(tag) &&
      names.every((name) => ATTRIBUTES.includes(name)) &&
      (address === undefined ||
        /^(https:\/\/good\.example|\/(?![/\\])|#|mailto:|tel:|$)/.test(address) ||
        (tag === 'a' && /^[\w.%-]*$/.test(address)))
    return isFine ? '' : whole
  }).filter(Boolean)
}

describe('the text of a page', () => {
  test.each([
    ['Een *nieuwe* **tap**.', '<p>Een <em>nieuwe</em> <strong>tap</strong>.</p>\n'],
    ['# Kop\n\n## Kleiner', '<h2>Kop</h2>\n<h2>Kleiner</h2>\n'],
    ['1. een\n2. twee', '<ol>\n<li>een</li>\n<li>twee</li>\n</ol>\n'],
    ['[nieuws](/news)', '<p><a href="/news">nieuws</a></p>\n'],
    ['[bel](tel:+31535550120)', '<p><a href="tel:+31535550120">bel</a></p>\n'],
    ['![Een tap](media/tap een.svg)', '<p>![Een tap](media/tap een.svg)</p>\n'],
    ['![Een tap](</media/tap.svg>)', '<p><img src="/media/tap.svg" alt="Een tap" /></p>\n'],
    ['a < b & c', '<p>a &lt; b &amp; c</p>\n'],
  ])('%j is shown as it is meant', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  test('a table has heads that say what they are of', () => {
    expect(html('| a |\n|---|\n| b |')).toContain('<th scope="col">a</th>')
  })

  test('a file of the folder is saved by the page that names it', () => {
    expect(html('[blad](documents/blad één.pdf)')).not.toContain('href')
    expect(html('[blad](<documents/blad één.pdf>)')).toContain(
      'href="/almagnoliaservice/api/v1/portal/contentfile/news/new-tap?language=nl&amp;file=documents%2Fblad+%C3%A9%C3%A9n.pdf"',
    )
  })
})

describe('a picture in what was kept', () => {
  test('of pixels names the widths that there are of it, whatever was kept beside it', () => {
    const kept = '<img src="/media/tap.jpg" alt="Een tap" srcset="https://elsewhere.example/x.jpg 1x" sizes="1px" />'
    expect(safeHtml(kept)).toBe(
      '<img src="/media/tap.jpg" alt="Een tap" srcset="/media/tap.jpg?width=240 240w, /media/tap.jpg?width=480 480w, /media/tap.jpg?width=960 960w" sizes="min(100vw, 720px)" loading="lazy" />',
    )
  })

  test('says how large it is, so that its place is kept', () => {
    const sizes = new Map([['media/tap één.jpg', { width: 1_200, height: 800 }]])
    const kept = contentHtml('![Een tap](<media/tap één.jpg>) ![](media/foam.svg)', PLACE, sizes)
    expect(safeHtml(kept)).toContain('alt="Een tap" width="1200" height="800" srcset=')
    expect(safeHtml(kept)).toContain('<img src="/media/foam.svg" alt="" loading="lazy" />')
  })

  test.each(['0', '-1', '1e9', '100%', '100000', '12px'])('is not %j wide', (width) => {
    expect(safeHtml(`<img src="/media/tap.svg" alt="" width="${width}" height="9" />`)).toBe(
      '<img src="/media/tap.svg" alt="" loading="lazy" />',
    )
  })

  test('that is drawn has one', () => {
    expect(safeHtml('<img src="/media/tap.svg" alt="" />')).toBe('<img src="/media/tap.svg" alt="" loading="lazy" />')
  })

  test('asks nobody else', () => {
    const kept = '<img src="/media/a.jpg, https://elsewhere.example/b.jpg" alt="" />'
    expect(safeHtml(kept)).not.toContain('srcset')
  })
})

describe('nothing hostile is shown', () => {
  test('of more than five hundred strings', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(500)
  })

  test.each(HOSTILE)('%j in Markdown', (hostile) => {
    expect(foreignIn(html(hostile))).toEqual([])
    expect(foreignIn(html(`Een tekst met ${hostile} erin.\n\n- ${hostile}\n\n| ${hostile} |\n|---|\n`))).toEqual([])
  })

  test.each(HOSTILE)('%j in what was kept as HTML', (hostile) => {
    expect(foreignIn(safeHtml(hostile))).toEqual([])
    expect(foreignIn(safeHtml(safeHtml(`<p>${hostile}</p>`)))).toEqual([])
  })

  test('however deep', () => {
    const deep = safeHtml(`${'<ul><li>'.repeat(5_000)}x`)
    expect(deep.length).toBeLessThan(5_000)
  })
})
