import type { BreweryFacts } from '@fust/contract/page'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { barOnItsWay } from '#features/portal/index.ts'
import { safeHtml, type PublicPage } from '#features/content/index.ts'
import { pathOf, tellsOfBeer } from './public-places.ts'

/** What a page says to who reads it without its script. */
export type PageText = {
  name: string
  title: string
  /** What it has to do with age, and with scripts. */
  notes: readonly string[]
  /** The other pages. */
  links: readonly { text: string; href: string }[]
  /** What the brewery has written that is shown there. */
  pages: readonly PublicPage[]
  /** They are told in short, each with a link to all of it. */
  isList: boolean
  /** An address of the portal in the language of the page. */
  hrefOf: (path: string) => string
}

export function textHtml({ name, title, notes, links, pages, isList, hrefOf }: PageText): string {
  const written = isList ? pages.map((page) => inShort(page, hrefOf)) : pages.map((page) => whole(page, title))
  const menu = links.map(({ text, href }) => `<li>${link(href, text)}</li>`)
  return [
    `<div class="page-text"><p>${link(hrefOf('/'), name)}</p>`,
    `<main><h1>${escapeHtml(title)}</h1>`,
    ...written,
    ...notes.map((note) => `<p>${escapeHtml(note)}</p>`),
    `</main><nav><ul>${menu.join('')}</ul></nav></div>`,
  ].join('\n')
}

/** What shows until the app is there. */
export type PageOpening = {
  facts: Pick<BreweryFacts, 'name' | 'logo'>
  title: Told
  description: Told
  /** From which age the portal is for somebody. */
  age: string
}

/** Words, and the language that they are in. */
export type Told = { text: string; language: string }

/** What a visitor reads until the app is there: whose page it is and what it is about; before the question of age, for whom. */
export function openingHtml({ facts, title, description, age }: PageOpening): string {
  const named = { text: facts.name, language: '' }
  return [
    barOnItsWay(facts),
    `<div class="opening-words for-page">${paragraphs([named, title, description])}</div>`,
    `<div class="opening-words for-age">${paragraphs([named, { text: age, language: '' }])}</div>`,
  ].join('')
}

/** So few letters, and so few in each word, fill the page of a phone as a poster does. */
const POSTER = { text: 60, word: 10 }

const fitsPoster = (text: string): boolean =>
  text.length <= POSTER.text && text.split(' ').every((word) => word.length <= POSTER.word)

/** The last of them large; what is empty or has been said is left out. */
function paragraphs(told: readonly Told[]): string {
  const shown = told.filter(
    ({ text }, place) => text !== '' && told.findIndex((other) => other.text === text) === place,
  )
  return shown
    .map(({ text, language }, place) => {
      const isPoster = place === shown.length - 1 && fitsPoster(text)
      const marks = (language && ` lang="${escapeHtml(language)}"`) + (isPoster ? ' class="poster"' : '')
      return `<p${marks}>${escapeHtml(text)}</p>`
    })
    .join('')
}

/** All of it, but for what waits for an answer about age. */
function whole(page: PublicPage, heading: string): string {
  const { title, summary, html, language } = page
  if (tellsOfBeer(page)) return ''
  const named = title === heading ? '' : `<h2>${escapeHtml(title)}</h2>`
  const told = summary && `<p>${escapeHtml(summary)}</p>`
  return `<article lang="${escapeHtml(language)}">${named}${told}${safeHtml(html)}</article>`
}

function inShort(page: PublicPage, hrefOf: PageText['hrefOf']): string {
  const { title, summary, language } = page
  const path = pathOf(page)
  const told = summary && !tellsOfBeer(page) ? `<p>${escapeHtml(summary)}</p>` : ''
  const heading = path === null ? escapeHtml(title) : link(hrefOf(path), title)
  return `<article lang="${escapeHtml(language)}"><h2>${heading}</h2>${told}</article>`
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
