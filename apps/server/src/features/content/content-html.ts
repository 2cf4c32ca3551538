import { pictureSources } from '@fust/domain/picture'
import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'

/** Where a page stands; files that it offers are asked for by it. */
export type PagePlace = { kind: string; slug: string; language: string }

/** Where a file that a page offers is saved from. */
export function pageFileUrl({ kind, slug, language }: PagePlace, file: string): string {
  const query = new URLSearchParams({ language, file })
  return `/almagnoliaservice/api/v1/portal/contentfile/${kind}/${slug}?${query.toString()}`
}

// HTML in Markdown is shown as the text that it is.
const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false })

/** How large pictures of the folder are, by their files. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>

/** The Markdown of a page as HTML that can be shown; a picture whose size is known says it, so that its place is kept. */
export function contentHtml(source: string, place: PagePlace, sizes: PictureSizes = new Map()): string {
  const rendered: unknown = markdown.render(source)
  return sanitize(String(rendered), { ...ALLOWED, transformTags: transforms(place, sizes) })
}

/** HTML of a page as it was kept, once more without all that nobody meant to let through. */
export function safeHtml(html: string): string {
  return sanitize(html, ALLOWED)
}

/** Nothing that runs, loads from elsewhere or looks like a part of the portal. */
const ALLOWED: sanitize.IOptions = {
  allowedTags:
    'h2 h3 h4 p br hr blockquote pre code ul ol li strong em s sup sub a img table thead tbody tr th td'.split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'srcset', 'sizes', 'loading'],
    ol: ['start'],
    th: ['scope'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template'],
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: withSafeAddress(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: inItsWidths(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src']?.startsWith('/media/'),
}

function transforms(place: PagePlace, sizes: PictureSizes): NonNullable<sanitize.IOptions['transformTags']> {
  const lower = (tagName: string) => ({ tagName, attribs: {} })
  return {
    // The title of the page is its h1.
    h1: () => lower('h2'),
    h5: () => lower('h4'),
    h6: () => lower('h4'),
    th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: withSafeAddress({ ...attribs, ...linked('href', attribs['href'], place) }),
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...shown(attribs['src'], sizes) } }),
  }
}

// What is neither of the portal nor whole leads to where the page happens to stand, and may hide a scheme.
const SAFE_ADDRESS = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/

function withSafeAddress({ href = '', ...others }: Record<string, string>): Record<string, string> {
  return SAFE_ADDRESS.test(href) ? { href, ...others } : others
}

/** A picture of pixels in the widths that there are of it; only what was made of it is named, whatever was kept. */
function inItsWidths({ src = '', alt = '', title, width = '', height = '' }: Record<string, string>) {
  const srcset = pictureSources(src)
  const sized = srcset === '' ? {} : { srcset, sizes: 'min(100vw, 720px)' }
  const measured = IN_PIXELS.test(width) && IN_PIXELS.test(height) ? { width, height } : {}
  return { src, alt, ...(title !== undefined && { title }), ...measured, ...sized, loading: 'lazy' }
}

const IN_PIXELS = /^[1-9]\d{0,4}$/

const IN_FOLDER = /^\/?((?:media|documents)\/[^#?]+)/

/** A file of the folder is saved by the page that names it; what leads elsewhere stays. */
function linked(name: string, target: string | undefined, place: PagePlace): Record<string, string> {
  const [, file] = IN_FOLDER.exec(target ?? '') ?? []
  return file === undefined ? {} : { [name]: pageFileUrl(place, decoded(file)) }
}

/** A picture of the folder is shown from where pictures are; another one is none. */
function shown(target: string | undefined, sizes: PictureSizes): Record<string, string> {
  const [, file] = IN_FOLDER.exec(target ?? '') ?? []
  if (file === undefined) return { src: '' }
  const size = sizes.get(decoded(file))
  return { src: `/${file}`, ...(size && { width: String(size.width), height: String(size.height) }) }
}

// markdown-it writes what stands in an address with percent signs.
function decoded(file: string): string {
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
