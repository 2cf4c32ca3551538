import { wordsIn, type BreweryFacts } from '@fust/contract/page'
import { DEFAULT_LANGUAGE, firstLanguages } from '@fust/domain/market'
import { createHash } from 'node:crypto'
import { escapeHtml } from '#platform/http/escape-html.ts'
import type { PageLook } from './theme/page-look.ts'

/** What a built file of the web is filled with. */
export type BreweryPage = { facts: BreweryFacts; look: PageLook }

/** What the page at one address says of itself. */
export type PageWords = {
  language: string
  title: string
  description: string
  // HTML, each of them.
  /** What machines read of it. */
  head: string
  /** What shows until the app is there. */
  opening: string
  /** What it says to who reads it without its script. */
  text: string
}

/**
 * Writes what the brewery is into a built file of the web. A page says `{{name}}`, `{{facts}}`, in which languages a
 * first visit may be (`{{first-languages}}`), how it looks and what stands at its address (`{{title}}`, `{{description}}`, `{{head}}`, `{{opening}}`, `{{text}}`), the service worker
 * `{{facts-mark}}`: who has the portal installed gets a page with other facts as they get a new version. After a colon
 * stands what is there where the brewery has none: `{{display-face:/assets/ours.woff2}}`. Of the manifest, name,
 * description, colours and icons are the brewery's.
 */
export function fillPage(
  file: string,
  built: string,
  { facts, look }: BreweryPage,
  said: PageWords = plainWords(facts),
): string {
  if (file.endsWith('.webmanifest')) return fillManifest(built, { facts, look })
  const told = JSON.stringify(facts)
  const words: Readonly<Record<string, (otherwise: string) => string>> = {
    name: () => escapeHtml(facts.name),
    language: () => escapeHtml(said.language),
    title: () => escapeHtml(said.title),
    description: () => escapeHtml(said.description),
    // They are HTML.
    head: () => said.head,
    opening: () => said.opening,
    text: () => said.text,
    // Nothing in it ends the element that it stands in.
    facts: () => told.replaceAll('<', String.raw`\u003c`),
    'first-languages': () => firstLanguages(facts.market).join(' '),
    'facts-mark': () => createHash('sha256').update(JSON.stringify({ facts, look })).digest('hex').slice(0, 16),
    style: () => look.style,
    bar: () => look.bar,
    'tab-icon': () => look.tabIcon,
    'apple-icon': () => look.appleIcon,
    'display-face': (ours) => look.displayFace ?? ours,
    'text-face': (ours) => look.textFace ?? ours,
    // What the worker keeps: without a logo, once more what it keeps anyhow.
    logo: () => facts.logo?.onLight.url ?? look.style,
    'logo-on-dark': () => facts.logo?.onDark.url ?? look.style,
  }
  return built.replaceAll(
    /\{\{([a-z-]{1,20})(?::([^{}]{0,200}))?\}\}/g,
    (whole, name: string, otherwise: string | undefined) => words[name]?.(otherwise ?? '') ?? whole,
  )
}

/** Of no address: whose portal it is. */
function plainWords(facts: BreweryFacts): PageWords {
  const { name, slogan } = facts
  return {
    language: DEFAULT_LANGUAGE,
    title: name,
    description: wordsIn(DEFAULT_LANGUAGE, slogan),
    head: '',
    opening: barOnItsWay(facts),
    text: escapeHtml(name),
  }
}

const LOGO_HEIGHT = 38

/** Whose portal is on its way: the bar as the app draws it then, with what everybody has there. */
export function barOnItsWay({ name, logo }: Pick<BreweryFacts, 'name' | 'logo'>): string {
  const isSaid = !logo?.saysName
  const sizes = logo && `width="${Math.round(LOGO_HEIGHT * logo.onDark.ratio)}" height="${LOGO_HEIGHT}"`
  const mark = logo && `<img src="${escapeHtml(logo.onDark.url)}" alt="${isSaid ? '' : escapeHtml(name)}" ${sizes}>`
  return `<div class="opening"><p>${mark ?? ''}${isSaid ? `<span>${escapeHtml(name)}</span>` : ''}</p></div>`
}

function fillManifest(built: string, { facts: { name, slogan }, look }: BreweryPage): string {
  const manifest: unknown = JSON.parse(built)
  const description = wordsIn(DEFAULT_LANGUAGE, slogan)
  return JSON.stringify({
    ...Object(manifest),
    name,
    short_name: name,
    ...(description && { description }),
    theme_color: look.bar,
    background_color: look.paper,
    icons: look.icons,
  })
}
