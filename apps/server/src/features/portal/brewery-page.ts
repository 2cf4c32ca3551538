import { wordsIn, type BreweryFacts } from '@fust/contract/page'
import { DEFAULT_LANGUAGE } from '@fust/domain/market'
import { createHash } from 'node:crypto'
import { escapeHtml } from '#platform/escape-html.ts'

/**
 * Writes what the brewery is into a built file of the web. A page says `{{name}}`, `{{theme}}`, `{{slogan}}` and
 * `{{facts}}`, the service worker `{{facts-mark}}`: who has the portal installed gets a page with other facts as they
 * get a new version. Of the manifest, name and description are the brewery's.
 */
export function fillPage(file: string, built: string, facts: BreweryFacts): string {
  if (file.endsWith('.webmanifest')) return fillManifest(built, facts)
  const told = JSON.stringify(facts)
  const words: Readonly<Record<string, () => string>> = {
    name: () => escapeHtml(facts.name),
    theme: () => escapeHtml(facts.theme),
    slogan: () => escapeHtml(wordsIn(DEFAULT_LANGUAGE, facts.slogan)),
    // Nothing in it ends the element that it stands in.
    facts: () => told.replaceAll('<', String.raw`\u003c`),
    'facts-mark': () => createHash('sha256').update(told).digest('hex').slice(0, 16),
  }
  return built.replaceAll(/\{\{([a-z-]{1,20})\}\}/g, (whole, name: string) => words[name]?.() ?? whole)
}

function fillManifest(built: string, { name, slogan }: BreweryFacts): string {
  const manifest: unknown = JSON.parse(built)
  const description = wordsIn(DEFAULT_LANGUAGE, slogan)
  return JSON.stringify({ ...Object(manifest), name, short_name: name, ...(description && { description }) })
}
