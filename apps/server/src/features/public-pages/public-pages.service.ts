import { wordsIn, type BreweryFacts } from '@fust/contract/page'
import { DEFAULT_LANGUAGE, languageOf, type Language } from '@fust/domain/market'
import type { PageTitles } from '#platform/http/page-titles.ts'
import { say } from '#words/words.ts'
import type { PublicAddress, PublicContent, PublicPage } from '#features/content/index.ts'
import { errorText, type WorkLog } from '#features/outbox/index.ts'
import type { PageWords, Portal, ReadPage } from '#features/portal/index.ts'
import { pictureUrl } from '#features/assortment/index.ts'
import { headHtml, NOT_FOUND_BY_SEARCH } from './page-head.ts'
import { openingHtml, textHtml, type PageOpening, type Told } from './page-text.ts'
import {
  addressIn,
  LIST_PATHS,
  listShows,
  pathOf,
  PUBLIC_KINDS,
  publicPlaceOf,
  tellsOfBeer,
  type PublicPlace,
} from './public-places.ts'
import { MOST_ADDRESSES, sitemapXml, type SitemapEntry } from './sitemap.ts'
import { breadcrumbs, faqPage, newsArticle, organization } from './structured-data.ts'

/** Where people find the portal and its pictures, without a slash at the end. */
type Site = { publicUrl: string; mediaUrl: string }

/** A list in the page as it is sent is no longer. */
const MOST_LISTED = 100

/** What stands around what is written: whose page it is, where, and in which language it was asked for. */
type Surroundings = { facts: BreweryFacts; site: Site; language: Language; icon: string }

/** What search engines, and who reads without a script, are told of the portal: what every visitor may see, no more. */
export function createPublicPages({
  portal,
  content,
  titles,
  log,
}: {
  portal: Portal
  content: PublicContent
  titles: PageTitles
  log: WorkLog
}) {
  /** What the page at an address says by itself, before its script has run, and whether it is about content that no visitor has. */
  async function wordsOf(
    { facts, look, today }: ReadPage,
    url: string,
    site: Site,
  ): Promise<PageWords & { isMissing: boolean }> {
    const [address = '', query = ''] = url.split('?', 2)
    const language = languageOf(new URLSearchParams(query).get('language') ?? '', facts.market) ?? DEFAULT_LANGUAGE
    const around: Surroundings = { facts, site, language, icon: iconOf(look) }
    const place = publicPlaceOf(address)
    const pages = place?.shows ? await read(place.shows, { language, today }) : []
    if (pages === 'unread') return { ...untold(address, around, ''), isMissing: false }
    const isMissing = place !== undefined && facts.closed === null && !isList(place) && pages.length === 0
    const isFound = place !== undefined && facts.closed === null && !isMissing
    const words = isFound ? told(place, pages, around) : untold(address, around, NOT_FOUND_BY_SEARCH)
    return { ...words, isMissing }
  }

  /** Without its database the app still opens, and says what it cannot do; what cannot be read is no page that went. */
  async function read(
    { kind, slug, location }: NonNullable<PublicPlace['shows']>,
    reader: { language: string; today: string },
  ): Promise<readonly PublicPage[] | 'unread'> {
    try {
      return await content.read({ kind, slug: slug ?? null, location: location ?? null, limit: MOST_LISTED }, reader)
    } catch (error) {
      log.warn({ fault: errorText(error) }, 'What a page says could not be read')
      return 'unread'
    }
  }

  function told(place: PublicPlace, pages: readonly PublicPage[], around: Surroundings): PageWords {
    const { facts, site, language } = around
    const only = isList(place) ? undefined : pages[0]
    const isHome = place.path === '/'
    const heading = only?.title ?? (isHome ? undefined : titleOf(place.path, language)) ?? facts.name
    const title = isHome ? inLine([facts.name, wordsIn(language, facts.descriptor)]) : inLine([heading, facts.name])
    const description = descriptionOf(place, pages, around)
    const picture = only && !tellsOfBeer(only) ? pictureOf(only, around) : around.icon
    const own = only?.language ?? language
    const address = addressIn(site.publicUrl, place.path, own)
    const head = headHtml({
      title,
      description: description.text,
      brewery: facts.name,
      publicUrl: site.publicUrl,
      path: place.path,
      language: own,
      languages: only?.languages ?? facts.market.languages,
      picture: absolute(picture, site),
      publishedOn: only?.kind === 'news' ? only.published_on : null,
      isArticle: only?.kind === 'news',
      data: [
        organization({
          publicUrl: site.publicUrl,
          name: facts.name,
          phone: facts.phone,
          logo: absolute(around.icon, site),
        }),
        ...(isHome ? [] : [breadcrumbs(stepsTo(place, heading, around))]),
        ...(only?.kind === 'news' && !tellsOfBeer(only)
          ? [newsArticle(only, { publicUrl: site.publicUrl, address, picture: absolute(picture, site) })]
          : []),
        ...(place.path === FAQ && pages.length > 0 ? [faqPage(pages)] : []),
      ],
    })
    const isInShort = isList(place) && place.path !== FAQ && place.shows?.location === undefined
    return {
      language,
      title,
      description: description.text,
      head,
      opening: opening(around, {
        title: { text: heading, language: own },
        description,
      }),
      text: text(around, {
        title: heading,
        pages,
        isList: isInShort,
        notes: only && tellsOfBeer(only) ? [say(language, 'page.beer', { age: facts.market.legalAge })] : [],
      }),
    }
  }

  /** A page for who is signed in, or none: nothing is told of it but what it is called. */
  function untold(address: string, around: Surroundings, head: string): PageWords {
    const { facts, language } = around
    const heading = titleOf(address, language)
    const description = sloganOf(around)
    return {
      language,
      title: inLine([heading ?? '', facts.name]),
      description: description.text,
      head,
      opening: opening(around, {
        title: { text: heading ?? facts.name, language },
        description,
      }),
      text: text(around, { title: heading ?? facts.name, pages: [], isList: true, notes: [] }),
    }
  }

  function opening({ facts, language }: Surroundings, own: Pick<PageOpening, 'title' | 'description'>): string {
    return openingHtml({ ...own, facts, age: say(language, 'page.age', { age: facts.market.legalAge }) })
  }

  function text(
    { facts, language }: Surroundings,
    own: { title: string; pages: readonly PublicPage[]; isList: boolean; notes: readonly string[] },
  ): string {
    const hrefOf = (path: string) => addressIn('', path, language)
    const links = LIST_PATHS.filter((path) => path !== '/').map((path) => ({
      text: titleOf(path, language) ?? path,
      href: hrefOf(path),
    }))
    const notes = [...own.notes, say(language, 'page.needs-script', { name: facts.name })]
    return textHtml({ ...own, name: facts.name, notes, links, hrefOf })
  }

  function stepsTo({ path, list }: PublicPlace, heading: string, { facts, site, language }: Surroundings) {
    const step = (name: string, at: string) => ({ name, item: addressIn(site.publicUrl, at, language) })
    const above = list === null ? [] : [step(titleOf(list, language) ?? list, list)]
    return [step(facts.name, '/'), ...above, step(heading, path)]
  }

  const titleOf = (path: string, language: Language) => titles[path]?.[language]

  /** All addresses that everybody may find, in all their languages. */
  async function sitemap(publicUrl: string): Promise<string> {
    const { facts, today } = await portal.readPage()
    const { languages, timeZone } = facts.market
    const written = await content.listAddresses(PUBLIC_KINDS, { today, timeZone, limit: MOST_ADDRESSES })
    const entries = new Map<string, SitemapEntry>(
      LIST_PATHS.map((path) => [
        path,
        { path, languages, since: newest(written.filter((page) => listShows(path, page))) },
      ]),
    )
    for (const page of written) {
      const path = pathOf(page)
      if (path !== null && !entries.has(path))
        entries.set(path, { path, languages: page.languages, since: page.changed_on })
    }
    return sitemapXml([...entries.values()], publicUrl)
  }

  return { wordsOf, sitemap }
}

export type PublicPages = ReturnType<typeof createPublicPages>

const FAQ = '/support/faq'

/** It stands there whatever the brewery has written. */
const isList = ({ path }: PublicPlace) => LIST_PATHS.includes(path)

const inLine = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** What is told of it in a sentence or two: what the brewery wrote, else its slogan. */
function descriptionOf(place: PublicPlace, [first]: readonly PublicPage[], around: Surroundings): Told {
  const isOf = place.shows?.slug !== undefined || place.shows?.location !== undefined
  if (isOf && first && !tellsOfBeer(first) && first.summary) return { text: first.summary, language: first.language }
  return sloganOf(around)
}

const sloganOf = ({ facts, language }: Surroundings): Told => ({
  text: wordsIn(language, facts.slogan) || facts.name,
  language,
})

/** A picture of pixels in its largest size; a drawing as an import made pixels of it. */
function pictureOf(page: PublicPage, { site, icon }: Surroundings): string {
  const { picture, picture_version: version, picture_is_passed_on: isPassedOn } = page
  if (picture === null || version === null) return icon
  const url = pictureUrl({ file: picture, version }, site.mediaUrl)
  if (!picture.endsWith('.svg')) return `${url}&width=960`
  return isPassedOn ? `${url}&format=png` : icon
}

/** The last day on which one of them changed. */
function newest(pages: readonly PublicAddress[]): string | null {
  return pages.reduce<string | null>(
    (last, { changed_on: day }) => (day !== null && (last === null || day > last) ? day : last),
    null,
  )
}

function absolute(address: string, { publicUrl }: Site): string {
  return address.startsWith('/') ? publicUrl + address : address
}

const iconOf = ({ icons, appleIcon }: ReadPage['look']) =>
  icons.find(({ sizes }) => sizes === '512x512')?.src ?? appleIcon
