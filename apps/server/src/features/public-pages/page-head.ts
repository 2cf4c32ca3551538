import { DEFAULT_LANGUAGE } from '@fust/domain/market'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { addressIn } from './public-places.ts'

/** What the head of a page tells beside its title and description. */
export type PageHead = {
  title: string
  description: string
  brewery: string
  publicUrl: string
  path: string
  /** The language that it is written in, and all that it is written in. */
  language: string
  languages: readonly string[]
  /** Whole addresses: people see it where the page is passed on. */
  picture: string
  /** ISO date of an article; null: it is none. */
  publishedOn: string | null
  isArticle: boolean
  /** What machines read of it (schema.org). */
  data: readonly object[]
}

/** For everything that is not everybody's: search engines leave it out. */
export const NOT_FOUND_BY_SEARCH = '<meta name="robots" content="noindex" />'

export function headHtml(head: PageHead): string {
  const { publicUrl, path, language, languages, title, description, brewery, picture, publishedOn, isArticle } = head
  const canonical = addressIn(publicUrl, path, language)
  const others = languages.filter((each) => each !== language)
  return [
    tag('link', { rel: 'canonical', href: canonical }),
    ...languages.map((hreflang) =>
      tag('link', { rel: 'alternate', hreflang, href: addressIn(publicUrl, path, hreflang) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addressIn(publicUrl, path, DEFAULT_LANGUAGE) }),
    property('og:type', isArticle ? 'article' : 'website'),
    property('og:site_name', brewery),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:locale', language),
    ...others.map((other) => property('og:locale:alternate', other)),
    property('og:image', picture),
    ...(publishedOn === null ? [] : [property('article:published_time', publishedOn)]),
    tag('meta', { name: 'twitter:card', content: 'summary' }),
    `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', '@graph': head.data })}</script>`,
  ].join('\n    ')
}

const property = (name: string, content: string) => tag('meta', { property: name, content })

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${written.join(' ')} />`
}

/** JSON in which nothing ends the element that it stands in. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
