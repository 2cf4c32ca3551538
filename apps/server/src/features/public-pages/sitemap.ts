import { DEFAULT_LANGUAGE } from '@fust/domain/market'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { addressIn } from './public-places.ts'

/** An address, in which languages it is written, and since which day it is as it is. */
export type SitemapEntry = { path: string; languages: readonly string[]; since: string | null }

/** No sitemap may name more. */
export const MOST_ADDRESSES = 50_000

/** Every address in each of its languages, which name one another. */
export function sitemapXml(entries: readonly SitemapEntry[], publicUrl: string): string {
  const urls = entries.flatMap(({ path, languages, since }) => {
    const named = [
      ...languages.map((language) => alternate(language, addressIn(publicUrl, path, language))),
      alternate('x-default', addressIn(publicUrl, path, DEFAULT_LANGUAGE)),
    ].join('')
    const lastmod = since === null ? '' : `<lastmod>${since}</lastmod>`
    return languages.map(
      (language) => `<url><loc>${escapeHtml(addressIn(publicUrl, path, language))}</loc>${lastmod}${named}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls.slice(0, MOST_ADDRESSES),
    '</urlset>\n',
  ].join('\n')
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`
