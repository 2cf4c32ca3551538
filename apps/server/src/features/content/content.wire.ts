import type {
  Article,
  ArticleDetail,
  BusinessPartnerContent,
  ContentBrand,
  ContentHit,
  FaqItem,
  FaqPage,
  HelpPage,
  KnowledgePage,
  LoyaltyProgram,
  MarketingMaterial,
  NavigationLink,
  OurBrand,
  OurBrandDetail,
  PageContent,
  PlainContent,
  SustainabilityContent,
} from '@fust/contract/rest'
import type { Wire } from '@fust/contract/resolvers'
import path from 'node:path'
import { pictureUrl } from '#features/assortment/index.ts'
import { pageFileUrl, safeHtml } from './content-html.ts'
import { addressOf, type ContentKind } from './content-kinds.ts'
import type { StoredHit } from './content-search.store.ts'
import type { StoredPage } from './content.store.ts'

/** What some kinds say and others do not. */
type Details = {
  picture?: string | undefined
  picture_text?: string
  minutes?: number
  level?: string
  href?: string
}

/** What every page tells, its picture from where pictures are. */
function pageOf({ slug, title, summary, details, versions }: StoredPage, mediaUrl: string) {
  const { picture, picture_text: imageText = '' }: Details = details
  return { id: slug, title, summary, imageLink: pictureLink(picture, versions, mediaUrl), imageText }
}

function pictureLink(file: string | undefined, versions: StoredPage['versions'], mediaUrl: string): string | null {
  const version = file === undefined ? undefined : versions[file]
  return file === undefined || version === undefined ? null : pictureUrl({ file, version }, mediaUrl)
}

function brandOf({ brand }: StoredPage, mediaUrl: string): ContentBrand | null {
  if (!brand) return null
  const { code, name, tag, motif, motif_version: version } = brand
  return {
    code,
    name,
    tag,
    labelColour: brand.label_colour,
    deepColour: brand.deep_colour,
    accentColour: brand.accent_colour,
    tintColour: brand.tint_colour,
    motifLink: motif !== null && version !== null ? pictureUrl({ file: motif, version }, mediaUrl) : null,
  }
}

/** Materials have no page of their own: their list shows the one that is called so. */
const ofMaterials = (title: string) => `/marketing-materials?words=${encodeURIComponent(title.slice(0, 80))}`

export function wireHit(
  { kind, slug, title, summary, published_on, ...shown }: StoredHit,
  mediaUrl: string,
): ContentHit {
  const { picture: file, picture_version: version } = shown
  return {
    id: slug,
    title,
    summary,
    path: addressOf(kind, slug) ?? ofMaterials(title),
    publishedOn: published_on,
    imageLink: file === null || version === null ? null : pictureUrl({ file, version }, mediaUrl),
  }
}

const placeOf = (kind: ContentKind, slug: string) => addressOf(kind, slug) ?? ''

export function wireArticle(page: StoredPage<'news'>, mediaUrl: string): Article {
  return {
    ...pageOf(page, mediaUrl),
    path: placeOf('news', page.slug),
    publishedOn: page.published_on,
    tags: page.details.tags ?? [],
    brand: brandOf(page, mediaUrl),
  }
}

export function wireArticleDetail(page: StoredPage<'news'>, mediaUrl: string): ArticleDetail {
  return { ...wireArticle(page, mediaUrl), body: safeHtml(page.html) }
}

export function wireBrand(page: StoredPage<'brand'>, mediaUrl: string): OurBrand {
  const { style = '', alcohol = '' } = page.details
  const brand = brandOf(page, mediaUrl)
  return { ...pageOf(page, mediaUrl), path: placeOf('brand', page.slug), brand, style, alcohol }
}

export function wireBrandDetail(page: StoredPage<'brand'>, mediaUrl: string): OurBrandDetail {
  const { serve_at: serveAt = '', glass = '', dishes = [] } = page.details
  return { ...wireBrand(page, mediaUrl), body: safeHtml(page.html), serveAt, glass, dishes }
}

export function wireFaqItem(page: StoredPage<'faq'>, mediaUrl: string): FaqItem {
  const { id, title, summary, imageLink: contentImage } = pageOf(page, mediaUrl)
  return { id, title, summary, contentImage, body: safeHtml(page.html), category: page.details.category ?? '' }
}

/** The questions by what they are about, in the order in which each comes up first. */
export function wireFaqPages(items: readonly FaqItem[], { withItems }: { withItems: boolean }): FaqPage[] {
  return [...Map.groupBy(items, ({ category }) => category)].map(([title, own]) => ({
    title,
    count: own.length,
    items: withItems ? own : [],
  }))
}

export function wireKnowledgePage(page: StoredPage<'knowledge-base'>, mediaUrl: string): KnowledgePage {
  const own = { path: placeOf('knowledge-base', page.slug), topic: page.details.topic ?? '', body: safeHtml(page.html) }
  return { ...pageOf(page, mediaUrl), ...own }
}

export function wireHelpPage(page: StoredPage<'help'>, mediaUrl: string): HelpPage {
  const { slug, language, position, details, html } = page
  const { name = slug, page_number: pageNumber = position, file } = details
  const fileLink = file === undefined ? null : pageFileUrl({ kind: 'help', slug, language }, file)
  return { ...pageOf(page, mediaUrl), name, body: safeHtml(html), pageNumber, fileLink, sections: [] }
}

export function wireTutorialPage(page: StoredPage<'tutorial'>, mediaUrl: string): HelpPage {
  const { slug: name, position: pageNumber, details, html } = page
  const own = { name, pageNumber, fileLink: null, sections: details.sections ?? [] }
  return { ...pageOf(page, mediaUrl), body: safeHtml(html), ...own }
}

export function wirePageContent(page: StoredPage<'page'>, mediaUrl: string): PageContent {
  return { ...pageOf(page, mediaUrl), locationId: page.details.location, body: safeHtml(page.html) }
}

/** A page as Adobe Commerce has it: the one heading that pages have here is their title. */
export function wireCmsPage({ slug, title, summary, html }: StoredPage<'page'>): Wire<'CmsPage'> {
  return {
    __typename: 'CmsPage',
    identifier: slug,
    url_key: slug,
    relative_url: slug,
    redirect_code: 0,
    type: 'CMS_PAGE',
    title,
    content: safeHtml(html),
    content_heading: title,
    page_layout: '1column',
    meta_title: title,
    meta_description: summary || null,
    meta_keywords: null,
  }
}

export function wireCmsBlock({ title, html, details }: StoredPage<'page'>): Wire<'CmsBlock'> {
  return { identifier: details.location, title, content: safeHtml(html) }
}

/** The links that stand under no other, each with those under it; one that names none that is there stands by itself. */
export function wireLinks(pages: readonly StoredPage<'link'>[]): NavigationLink[] {
  const links = new Map(pages.map((page) => [page.slug, wireLink(page)]))
  const top: NavigationLink[] = []
  for (const { slug, details } of pages) {
    const link = links.get(slug)
    const parent = details.parent === slug ? undefined : links.get(details.parent ?? '')
    // Two that name each other would be lost: only what stands at the top takes others.
    const isUnderTop = parent && pages.find((page) => page.slug === details.parent)?.details.parent === undefined
    if (link) (isUnderTop ? parent.children : top).push(link)
  }
  return top
}

function wireLink({ slug, title, position, details }: StoredPage<'link'>): NavigationLink {
  const { href, type, internal = href.startsWith('/') } = details
  return { id: slug, label: title, name: slug, href, url: href, type, order: position, internal, children: [] }
}

export function wirePartnerContent(page: StoredPage<'business-partner'>, mediaUrl: string): BusinessPartnerContent {
  const { slug, position, user_types: userTypes, html, details } = page
  return {
    ...pageOf(page, mediaUrl),
    path: placeOf('business-partner', slug),
    location: details.location,
    position,
    userTypes,
    body: safeHtml(html),
  }
}

export function wireSustainability(page: StoredPage<'sustainability'>, mediaUrl: string): SustainabilityContent {
  const { slug, position, html, details } = page
  const { location, theme = '', category = null } = details
  const place = location === 'Checklist' ? '/sustainability/survey' : placeOf('sustainability', slug)
  return { ...pageOf(page, mediaUrl), path: place, location, position, theme, category, body: safeHtml(html) }
}

export function wireLoyalty(page: StoredPage<'loyalty'>, mediaUrl: string): LoyaltyProgram {
  const { points_per_hectolitre: pointsPerHectolitre = 0, rewards = [] } = page.details
  return { ...pageOf(page, mediaUrl), body: safeHtml(page.html), pointsPerHectolitre, rewards }
}

export function wirePlain(page: StoredPage<'why' | 'training'>, mediaUrl: string): PlainContent {
  const { minutes, level = '' }: Details = page.details
  const own = { position: page.position, minutes: minutes ?? null, level }
  return { ...pageOf(page, mediaUrl), body: safeHtml(page.html), ...own }
}

export function wireMaterial(
  page: StoredPage<'marketing-material'>,
  { mediaUrl, size }: { mediaUrl: string; size: number | null },
): MarketingMaterial {
  const { slug, language, html, details } = page
  const { file, folder = '' } = details
  return {
    ...pageOf(page, mediaUrl),
    name: path.posix.basename(file),
    fileLink: pageFileUrl({ kind: 'marketing-material', slug, language }, file),
    fileType: path.posix.extname(file).slice(1).toLowerCase(),
    size,
    folder,
    brand: brandOf(page, mediaUrl),
    body: safeHtml(html),
  }
}
