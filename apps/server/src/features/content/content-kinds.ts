import { Type, type Static, type TObject, type TProperties } from 'typebox'
import { CUSTOMER_TYPES } from '@fust/domain/access'
import type { SearchTab } from '@fust/domain/search'

/** What pages are for who is not signed in: a customer type beside the others (PRM-44). */
export const VISITOR = 'Public'

const strict = { additionalProperties: false }
const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength })
// A description ends the sentence 'title is not …', and stands in the page about the folder.
const words = (maxLength: number, what: string) =>
  Type.Optional(
    Type.String({ minLength: 1, maxLength, description: `a text of at most ${maxLength} characters: ${what}` }),
  )
const list = (most: number, what: string) =>
  Type.Optional(
    Type.Array(Line(80), {
      maxItems: most,
      description: `a list of at most ${most} texts of 1 to 80 characters: ${what}`,
    }),
  )

const picture = Type.Optional(
  Type.String({
    pattern: '^media/',
    maxLength: 300,
    description: 'a picture in the folder such as `media/tap.svg`, in SVG, PNG, JPEG, WebP or AVIF',
  }),
)
const pictureText = Type.Optional(
  Type.String({
    maxLength: 200,
    description: 'a text of at most 200 characters: what the picture shows; "" where the title says as much',
  }),
)
const file = Type.String({
  pattern: '^(media|documents)/',
  maxLength: 300,
  description: 'a file of the folder such as `documents/sheet.pdf`',
})
const brand = words(60, 'the code of a brand in `brands.csv`')
const location = (...places: readonly string[]) =>
  Type.Enum([...places], { description: `one of ${places.join(', ')}: where it stands` })

/** What every page may say, whatever its kind. */
export const EVERY_PAGE = {
  title: Type.String({ description: 'a text that is not empty' }),
  summary: Type.Optional(Type.String({ description: 'a text: a sentence or two, as lists show it' })),
  position: Type.Optional(Type.Integer({ description: 'a whole number: order in lists, lowest first; 0 if left out' })),
  published_on: Type.Optional(Type.String({ description: 'a day such as 2026-05-05: the first that it is seen on' })),
  published_until: Type.Optional(Type.String({ description: 'a day such as 2026-12-31: the last that it is seen on' })),
  public: Type.Optional(
    Type.Boolean({ description: 'true or false: whether who is not signed in sees it; left out: as its kind has it' }),
  ),
  user_types: Type.Optional(
    Type.Array(Type.Enum([...CUSTOMER_TYPES, VISITOR]), {
      maxItems: CUSTOMER_TYPES.length + 1,
      description: `a list of customer types that alone see it, of ${[...CUSTOMER_TYPES, VISITOR].join(', ')}; ${VISITOR} is who is not signed in`,
    }),
  ),
}

/** The sections of a search that pages stand in, beside those of products (SRC-15). */
export const CONTENT_SECTIONS = ['marketing-materials', 'news', 'support'] as const satisfies readonly SearchTab[]
export type ContentSection = (typeof CONTENT_SECTIONS)[number]

type Kind<Details extends TProperties> = {
  about: string
  /** Whether who is not signed in sees a page that does not say. */
  isPublic: boolean
  /** Where one of them is found in the portal; undefined where it has no address. */
  address?: (slug: string) => string
  /** The section of a search that finds them; undefined where none does. */
  section?: ContentSection
  details: TObject<Details>
}

const kind = <Details extends TProperties>(
  about: string,
  { details, ...own }: { details: Details } & Omit<Kind<Details>, 'about' | 'details'>,
): Kind<Details> => ({ about, ...own, details: Type.Object(details, strict) })

/** Every kind of page that a brewery may write: the name of its folder, and what its front matter may say. */
export const CONTENT_KINDS = {
  news: kind('Articles under `/news`, newest first.', {
    isPublic: false,
    address: (slug) => `/news/${slug}`,
    section: 'news',
    details: { tags: list(10, 'what it is about, each a word or two'), picture, picture_text: pictureText, brand },
  }),
  brand: kind('The world of a brand, under `/brands`.', {
    isPublic: true,
    address: (slug) => `/brands/${slug}`,
    details: {
      brand,
      picture,
      picture_text: pictureText,
      style: words(80, 'what sort of beer it is'),
      alcohol: words(40, 'how strong it is'),
      serve_at: words(40, 'how cold it is served'),
      glass: words(80, 'which glass it is served in'),
      dishes: list(12, 'what it goes with'),
    },
  }),
  faq: kind('Questions with their answers, under `/support/faq`.', {
    isPublic: true,
    address: (slug) => `/support/faq#${slug}`,
    section: 'support',
    details: { category: words(80, 'what it is about; questions of one category stand together'), picture },
  }),
  'knowledge-base': kind('What customers want to know, under `/support/knowledge-base`; for who has Support.', {
    isPublic: false,
    address: (slug) => `/support/knowledge-base/${slug}`,
    section: 'support',
    details: {
      topic: words(80, 'what it is about; pages of one topic stand together'),
      picture,
      picture_text: pictureText,
    },
  }),
  help: kind('How the portal is used, under `/support/help`.', {
    isPublic: false,
    address: (slug) => `/support/help#${slug}`,
    section: 'support',
    details: {
      name: words(60, 'a short name'),
      page_number: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 1_000, description: 'a whole number from 1 to 1000: its number' }),
      ),
      file: Type.Optional(file),
      picture,
      picture_text: pictureText,
    },
  }),
  tutorial: kind('The pages of the tutorial, by their position.', {
    isPublic: false,
    details: { sections: list(10, 'the headings of its parts, in their order'), picture, picture_text: pictureText },
  }),
  page: kind('Texts that stand at one place of the portal, and pages such as the terms under `/support`.', {
    isPublic: true,
    details: {
      location: Type.String({
        pattern: '^[A-Za-z][A-Za-z0-9-]*$',
        maxLength: 60,
        description: 'a name of letters, digits and dashes such as tutorialHeading: the place that asks for it',
      }),
      picture,
      picture_text: pictureText,
    },
  }),
  link: kind('Links of the footer and the menus.', {
    isPublic: true,
    details: {
      type: Type.String({
        minLength: 1,
        maxLength: 60,
        description:
          'a text of 1 to 60 characters such as `Brands`, `Corporate`, `Ribbon` or `menu`: which list it stands in',
      }),
      href: Type.String({
        // One of two slashes would lead elsewhere.
        pattern: '^(/|/[^/\\s\\\\][^\\s\\\\]*|(https://|mailto:|tel:)[^\\s\\\\]+)$',
        maxLength: 500,
        description: 'an address of the portal that begins with /, or one that begins with https://, mailto: or tel:',
      }),
      internal: Type.Optional(Type.Boolean({ description: 'true or false: whether it is an address of the portal' })),
      parent: words(100, 'the name of the link that it stands under'),
    },
  }),
  'business-partner': kind('What the brewery does for its partners, under `/business-partner`.', {
    isPublic: false,
    address: (slug) => `/business-partner/${slug}`,
    details: { location: location('LandingPage', 'Category'), picture, picture_text: pictureText },
  }),
  sustainability: kind('What the brewery does for the world, and the questions of its checklist.', {
    isPublic: false,
    address: (slug) => `/sustainability/${slug}`,
    details: {
      location: location('LandingPage', 'Category', 'Checklist'),
      theme: words(80, 'of a question: what it is about; questions of one theme stand together'),
      category: words(100, 'of a question: the name of the page that tells more'),
      picture,
      picture_text: pictureText,
    },
  }),
  loyalty: kind('The loyalty programme, under `/loyalty`.', {
    isPublic: false,
    details: {
      brands: list(50, 'the codes of the brands that count'),
      points_per_hectolitre: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 100_000, description: 'a whole number from 0 to 100000' }),
      ),
      rewards: Type.Optional(
        Type.Array(
          Type.Object(
            { title: Line(120), points: Type.Integer({ minimum: 1, maximum: 10_000_000 }) },
            { ...strict, description: 'a title and its points' },
          ),
          { maxItems: 50, description: 'a list of at most 50, each a title and its points: what points are good for' },
        ),
      ),
      picture,
      picture_text: pictureText,
    },
  }),
  why: kind('Why one buys from this brewery.', {
    isPublic: false,
    details: { picture, picture_text: pictureText },
  }),
  training: kind('What the academy teaches, under `/training`.', {
    isPublic: false,
    details: {
      minutes: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 10_000, description: 'a whole number: the minutes that it takes' }),
      ),
      level: words(60, 'for whom it is'),
      picture,
      picture_text: pictureText,
    },
  }),
  'marketing-material': kind('Files to download, under `/marketing-materials`; for who has Marketing Materials.', {
    isPublic: false,
    section: 'marketing-materials',
    details: {
      file,
      folder: words(80, 'which folder it lies in'),
      brand,
      picture,
      picture_text: pictureText,
    },
  }),
} as const satisfies Record<string, Kind<TProperties>>

export type ContentKind = keyof typeof CONTENT_KINDS
export type DetailsOf<Name extends ContentKind> = Static<(typeof CONTENT_KINDS)[Name]['details']>

export function sectionOf(name: ContentKind): ContentSection | undefined {
  const { section }: Kind<TProperties> = CONTENT_KINDS[name]
  return section
}

export const KIND_NAMES = Object.keys(CONTENT_KINDS).filter(isContentKind)

/** The kinds whose pages a search finds. */
export const SEARCHED_KINDS = KIND_NAMES.filter((name) => sectionOf(name) !== undefined)

export function isContentKind(name: string): name is ContentKind {
  return Object.hasOwn(CONTENT_KINDS, name)
}

/** What the front matter of a page of this kind has to be. */
export function matterOf(name: ContentKind) {
  const details: TProperties = CONTENT_KINDS[name].details.properties
  // What else a page says of itself is kept.
  return Type.Object({ ...EVERY_PAGE, ...details })
}

/** Where a page of this kind is found, for who has its name; undefined for those that have no address. */
export function addressOf(name: ContentKind, slug: string): string | undefined {
  const { address }: Kind<TProperties> = CONTENT_KINDS[name]
  return address?.(slug)
}
