import {
  EMAIL_MAXIMUM,
  PARTNER_MAXIMUM,
  PARTNER_TRADES,
  PERSON_NAME_MAXIMUM,
  PHONE_MAXIMUM,
} from '@fust/domain/account'
import { TICKET_MAXIMUM } from '@fust/domain/support'
import { SURVEY_ANSWERS } from '@fust/domain/survey'
import { ONE_LINE, PROSE } from '@fust/domain/text'
import Type, { type Static, type TProperties } from 'typebox'
import { lineOf, pathOf, queryOf, text, textOrNull } from './general.ts'

/** The most entries of a page of a list. */
export const MOST_CONTENT = 100

const isoDay = 'ISO date'
const html = text('What it says, as HTML that holds nothing but text, links, tables and pictures of the brewery.')

/** What every page of content has. */
const page = {
  id: text('What it is known by, the same in every language.'),
  title: text('Its title in the language of the call, else in another one that it is written in.'),
  summary: text('A sentence or two about it; empty without.'),
  imageLink: textOrNull('Where its picture is found; null without one.'),
  imageText: text('What the picture shows; empty where it says nothing that the title does not.'),
}

/** A list by the page: C§7.6 asks until the total is reached. */
function listOf<Entry extends TProperties, More extends TProperties>(
  of: string,
  entry: Type.TObject<Entry>,
  more: More,
) {
  return Type.Object({
    total: Type.Integer({ description: `How many there are in all.` }),
    offset: Type.Integer({ description: 'How many were left out before the first.' }),
    limit: Type.Integer({ description: 'How many were asked for at most.' }),
    results: Type.Array(entry, { description: of }),
    ...more,
  })
}

const counted = (what: string) =>
  Type.Array(
    Type.Object({
      name: text('As it is written, and as the list takes it to be narrowed.'),
      count: Type.Integer({ description: 'How many there are of it.' }),
    }),
    { description: what },
  )

/** A brand as pages are coloured and marked by it. */
export const ContentBrand = Type.Object({
  code: text('What other calls name the brand by.'),
  name: text('Name of the brand.'),
  tag: text('Its two letters.'),
  labelColour: text('Colour of its label, such as `#1E6B45`.'),
  deepColour: text('The same, deeper.'),
  accentColour: text('What stands out on it.'),
  tintColour: text('The ground behind its packs.'),
  motifLink: textOrNull('Where the drawing of the brand is found; null without one.'),
})
export type ContentBrand = Static<typeof ContentBrand>

const brand = Type.Union([ContentBrand, Type.Null()], { description: 'The brand that it is about; null for none.' })

/** An article in a list (ENT-41). */
export const Article = Type.Object({
  ...page,
  path: text('Where it is found in the portal, such as `/news/a-new-tap`.'),
  publishedOn: textOrNull(`The day it was published, ${isoDay}; null without one.`),
  tags: Type.Array(Type.String(), { description: 'What it is about.' }),
  brand,
})
export type Article = Static<typeof Article>

/** A whole article (API-76). */
export const ArticleDetail = Type.Object({ ...Article.properties, body: html })
export type ArticleDetail = Static<typeof ArticleDetail>

/** Newest first (ENT-45). */
export const Articles = listOf('The articles, newest first.', Article, {
  tags: counted('What all articles are about that the caller may read, most used first.'),
})
export type Articles = Static<typeof Articles>

/** A brand with its world (ENT-49, API-79). */
export const OurBrand = Type.Object({
  ...page,
  path: text('Where it is found in the portal, such as `/brands/pils`.'),
  brand,
  style: text('What sort of beer it is; empty where nothing is said.'),
  alcohol: text('How strong it is; empty where nothing is said.'),
})
export type OurBrand = Static<typeof OurBrand>

export const OurBrands = listOf('The brands in the order of the brewery.', OurBrand, {})
export type OurBrands = Static<typeof OurBrands>

/** The same with all that is told of it (API-80). */
export const OurBrandDetail = Type.Object({
  ...OurBrand.properties,
  body: html,
  serveAt: text('How cold it is served; empty where nothing is said.'),
  glass: text('Which glass it is served in; empty where nothing is said.'),
  dishes: Type.Array(Type.String(), { description: 'What it goes with.' }),
})
export type OurBrandDetail = Static<typeof OurBrandDetail>

export const OurBrandDetails = listOf('The brands in the order of the brewery.', OurBrandDetail, {})
export type OurBrandDetails = Static<typeof OurBrandDetails>

/** A question with its answer (ENT-42). */
export const FaqItem = Type.Object({
  id: page.id,
  title: text('The question.'),
  summary: text('The answer in a sentence; empty without.'),
  contentImage: textOrNull('Where its picture is found; null without one.'),
  body: html,
  category: text('What it is about; empty where nothing is said.'),
})
export type FaqItem = Static<typeof FaqItem>

export const FaqItems = listOf('The questions in the order of the brewery.', FaqItem, {})
export type FaqItems = Static<typeof FaqItems>

/** Questions about one thing (API-94, API-95). */
export const FaqPage = Type.Object({
  title: text('What they are about.'),
  count: Type.Integer({ description: 'How many there are.' }),
  items: Type.Array(FaqItem, { description: 'The questions; none in a list of the pages alone.' }),
})
export type FaqPage = Static<typeof FaqPage>

/** A page of the knowledge base (API-96). */
export const KnowledgePage = Type.Object({
  ...page,
  path: text('Where it is found in the portal.'),
  topic: text('What it is about; empty where nothing is said.'),
  body: html,
})
export type KnowledgePage = Static<typeof KnowledgePage>

export const KnowledgeBase = listOf('The pages in the order of the brewery.', KnowledgePage, {})
export type KnowledgeBase = Static<typeof KnowledgeBase>

/** How the portal is used, page by page (ENT-43, API-102); the tutorial is made of such pages. */
export const HelpPage = Type.Object({
  ...page,
  name: text('A short name.'),
  body: html,
  pageNumber: Type.Integer({ description: 'Its number; the pages come in this order.' }),
  fileLink: textOrNull('Where a file about it is saved from; null without one.'),
  sections: Type.Array(Type.String(), { description: 'The headings of its parts, in their order.' }),
})
export type HelpPage = Static<typeof HelpPage>

export const HelpPages = listOf('The pages by their number.', HelpPage, {})
export type HelpPages = Static<typeof HelpPages>

/** What stands at one place of the portal (ENT-44, API-103). */
export const PageContent = Type.Object({
  ...page,
  locationId: text('The place, such as `tutorialHeading`.'),
  body: html,
})
export type PageContent = Static<typeof PageContent>

/** A link of the footer or a menu, with those that stand under it (ENT-21). */
export const NavigationLink = Type.Object({
  id: page.id,
  label: text('What is shown, in the language of the call.'),
  name: text('What it is known by; the links under it name this.'),
  href: text('Where it leads: an address of the portal, or a whole one.'),
  type: text('Which list it stands in, such as `Brands NL`.'),
  order: Type.Integer({ description: 'Its place in that list, lowest first.' }),
  url: text('The same as `href`.'),
  internal: Type.Boolean({ description: 'True for an address of the portal.' }),
  children: Type.Array(Type.Unknown(), { description: 'The links under it, each like this one.' }),
})
export type NavigationLink = Omit<Static<typeof NavigationLink>, 'children'> & { children: NavigationLink[] }

export const NavigationLinks = listOf('The links, by their order.', NavigationLink, {})
export type NavigationLinks = Omit<Static<typeof NavigationLinks>, 'results'> & { results: NavigationLink[] }

/** What the brewery does for its partners (ENT-46). */
export const BusinessPartnerContent = Type.Object({
  ...page,
  path: text('Where it is found in the portal.'),
  location: text('LandingPage or Category.'),
  position: Type.Integer({ description: 'Its place in the order of the brewery.' }),
  userTypes: Type.Array(Type.String(), { description: 'Which customer types see it; none: all.' }),
  body: html,
})
export type BusinessPartnerContent = Static<typeof BusinessPartnerContent>

export const BusinessPartnerContents = listOf('The pages in the order of the brewery.', BusinessPartnerContent, {})
export type BusinessPartnerContents = Static<typeof BusinessPartnerContents>

/** What the brewery does for the world, and the questions of the checklist (ENT-47). */
export const SustainabilityContent = Type.Object({
  ...page,
  path: text('Where it is found in the portal; of a question, where the checklist is.'),
  location: text('LandingPage, Category or Checklist.'),
  position: Type.Integer({ description: 'Its place in the order of the brewery.' }),
  theme: text('Of a question: what it is about; empty otherwise.'),
  category: textOrNull('Of a question: the id of the page that tells more; null without one.'),
  body: html,
})
export type SustainabilityContent = Static<typeof SustainabilityContent>

export const SustainabilityContents = listOf('The pages in the order of the brewery.', SustainabilityContent, {})
export type SustainabilityContents = Static<typeof SustainabilityContents>

/** The loyalty programme (ENT-48, API-97). */
export const LoyaltyProgram = Type.Object({
  ...page,
  body: html,
  pointsPerHectolitre: Type.Integer({ description: 'Points for each hectolitre of the brands that count.' }),
  rewards: Type.Array(
    Type.Object({ title: text('What it is.'), points: Type.Integer({ description: 'What it takes.' }) }),
    { description: 'What points are good for.' },
  ),
})
export type LoyaltyProgram = Static<typeof LoyaltyProgram>

/** A page that stands by itself: why one buys here, or what the academy teaches. */
export const PlainContent = Type.Object({
  ...page,
  body: html,
  position: Type.Integer({ description: 'Its place in the order of the brewery.' }),
  minutes: Type.Union([Type.Integer(), Type.Null()], { description: 'How long it takes; null where nothing is said.' }),
  level: text('For whom it is; empty where nothing is said.'),
})
export type PlainContent = Static<typeof PlainContent>

export const PlainContents = listOf('The pages in the order of the brewery.', PlainContent, {})
export type PlainContents = Static<typeof PlainContents>

/** A file to download (ENT-40). */
export const MarketingMaterial = Type.Object({
  ...page,
  name: text('The name of the file.'),
  fileLink: text('Where the file is saved from.'),
  fileType: text('What sort of file it is, such as `pdf`.'),
  size: Type.Union([Type.Integer(), Type.Null()], { description: 'Bytes of the file; null where it is not there.' }),
  folder: text('Which folder it lies in; empty for none.'),
  brand,
  body: html,
})
export type MarketingMaterial = Static<typeof MarketingMaterial>

/** By the page, ten at a time unless said otherwise (CNT-24). */
export const MarketingMaterials = listOf('The materials in the order of the brewery.', MarketingMaterial, {})
export type MarketingMaterials = Static<typeof MarketingMaterials>

/** What materials can be narrowed by: brands or folders, each with how many there are. */
export const MaterialChoices = counted('Each of them with how many materials there are.')
export type MaterialChoices = Static<typeof MaterialChoices>

const paged = (limit: number) => ({
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Entries to leave out.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MOST_CONTENT, default: limit, description: 'Entries at most.' }),
  ),
})
const Search = Type.Optional(lineOf(200, { description: 'Only what a search for this finds, what fits best first.' }))

export const ContentQuery = queryOf({ ...paged(10), search: Search })
export type ContentQuery = Static<typeof ContentQuery>

export const HelpQuery = queryOf({
  ...paged(10),
  search: Search,
  set: Type.Optional(
    Type.Enum(['help', 'tutorial'], { description: 'Help, or the pages of the tutorial; left out: help.' }),
  ),
})
export type HelpQuery = Static<typeof HelpQuery>

/** The sections of the portal's search that pages stand in (SRC-15). */
const ContentSection = Type.Enum(['marketing-materials', 'news', 'support'], {
  description: 'A section of the search.',
})

/** What a search for words finds (SRC-32). */
export const ContentSearchQuery = queryOf({
  search: lineOf(400, { least: 1, description: 'What is looked for; of a long text the first 200 characters.' }),
  section: Type.Optional(ContentSection),
  ...paged(4),
})
export type ContentSearchQuery = Static<typeof ContentSearchQuery>

/** A page that a search finds. */
export const ContentHit = Type.Object({
  id: page.id,
  title: page.title,
  summary: page.summary,
  path: text('Where it is found in the portal.'),
  publishedOn: textOrNull(`First day that it is seen on (${isoDay}); null for one that was there always.`),
  imageLink: page.imageLink,
})
export type ContentHit = Static<typeof ContentHit>

export const ContentFound = Type.Object({
  offset: Type.Integer({ description: 'How many of each section were left out before the first.' }),
  limit: Type.Integer({ description: 'How many of each section were asked for at most.' }),
  sections: Type.Array(
    Type.Object({
      section: ContentSection,
      total: Type.Integer({ description: 'How many there are in all.' }),
      results: Type.Array(ContentHit, { description: 'What fits best first.' }),
    }),
    { description: 'Sections in which something is found that the caller may read.' },
  ),
})
export type ContentFound = Static<typeof ContentFound>

const Tag = Type.String({ maxLength: 80, pattern: ONE_LINE })

/** A tag, or several by naming the parameter again (API-75). */
export const ArticlesQuery = queryOf({
  ...paged(10),
  search: Search,
  Tags: Type.Optional(
    Type.Array(Tag, { maxItems: 20, description: 'Only articles about one of these; named again for each.' }),
  ),
})
export type ArticlesQuery = Static<typeof ArticlesQuery>

export const LinksQuery = queryOf({
  ...paged(MOST_CONTENT),
  type: Type.Optional(lineOf(60, { description: 'Only the links of this list.' })),
})
export type LinksQuery = Static<typeof LinksQuery>

export const PageContentQuery = queryOf({
  locationId: lineOf(60, { least: 1, description: 'The place; one where nothing stands is not found.' }),
})
export type PageContentQuery = Static<typeof PageContentQuery>

export const MaterialsQuery = queryOf({
  ...paged(10),
  search: Search,
  brand: Type.Optional(lineOf(60, { description: 'Only those of the brand with this code.' })),
  folder: Type.Optional(lineOf(80, { description: 'Only those in this folder.' })),
})
export type MaterialsQuery = Static<typeof MaterialsQuery>

const slug = (description: string) => lineOf(100, { least: 1, description })

export const ArticleParams = pathOf({
  path: slug('The end of its path; one that the caller may not read is not found.'),
})
export type ArticleParams = Static<typeof ArticleParams>

export const ContentFileParams = pathOf({
  kind: slug('What sort of page it is.'),
  slug: slug('The page; one that the caller may not read is not found.'),
})
export type ContentFileParams = Static<typeof ContentFileParams>

export const ContentFileQuery = queryOf({
  file: lineOf(300, { least: 1, description: 'A file that the page names, such as `documents/sheet.pdf`.' }),
})
export type ContentFileQuery = Static<typeof ContentFileQuery>

/** The most files of one download (API-88). */
export const MOST_FILES = 100

export const BulkFilesBody = Type.Object(
  {
    ids: Type.Array(slug('The id of a material.'), {
      minItems: 1,
      maxItems: MOST_FILES,
      uniqueItems: true,
      description: 'The materials to put together; one that the caller may not have is not found.',
    }),
  },
  { additionalProperties: false },
)
export type BulkFilesBody = Static<typeof BulkFilesBody>

const SurveyChoice = Type.Enum([...SURVEY_ANSWERS], {
  description: 'yes, partly, no, or not-here where it cannot be had.',
})

const answeredIn = (which: string) => ({
  answers: Type.Array(Type.Object({ question: text('The id of the question.'), answer: SurveyChoice }), {
    description: `The answers that were given ${which}; a question that nobody answered is not among them.`,
  }),
  answeredAt: textOrNull(`When somebody answered last ${which}, ISO instant in UTC; null before anybody did.`),
})

/** What the ship-to of the request has answered to the checklist; each calendar year of the market begins anew. */
export const SurveyAnswers = Type.Object({
  year: Type.Integer({ description: 'The year that it is for the brewery.' }),
  ...answeredIn('this year'),
  pastYears: Type.Array(
    Type.Object({ year: Type.Integer({ description: 'A calendar year.' }), ...answeredIn('in that year') }),
    { description: 'Of the five years before, those in which somebody answered, the latest first.' },
  ),
})
export type SurveyAnswers = Static<typeof SurveyAnswers>

/** POST becameupcoming/SaveSurvey */
export const SurveyBody = Type.Object(
  {
    answers: Type.Array(
      Type.Object(
        { question: slug('The id of a question; one that there is not is left out.'), answer: SurveyChoice },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_CONTENT, description: 'Answers that are new or others; the rest stay.' },
    ),
    onlyUnanswered: Type.Optional(
      Type.Boolean({ description: 'What somebody has answered this year stays as it is; left out: no.' }),
    ),
  },
  { additionalProperties: false },
)
export type SurveyBody = Static<typeof SurveyBody>

const hex = (maxLength: number, description: string) =>
  Type.String({ minLength: 2, maxLength, pattern: '^[0-9a-f]+$', description })

/** GET visitors/GetChallenge: work for a browser, which a form of visitors is sent with (CNT-28). */
export const VisitorChallenge = Type.Object(
  {
    parameters: Type.Object(
      {
        algorithm: lineOf(20, { description: 'How a key is derived: `PBKDF2/SHA-256`.' }),
        cost: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Its iterations.' }),
        data: Type.Object(
          {
            expiresAt: Type.Integer({
              minimum: 0,
              maximum: Number.MAX_SAFE_INTEGER,
              description: 'Until when it is taken, in milliseconds since 1970.',
            }),
          },
          { additionalProperties: false, description: 'What is said of the challenge.' },
        ),
        keyLength: Type.Integer({ minimum: 1, maximum: 64, description: 'Bytes of a key.' }),
        keyPrefix: hex(128, 'What the key begins with that is looked for, in hexadecimal digits.'),
        keySignature: hex(128, 'What the key itself is known by.'),
        nonce: hex(64, 'What every counter is put behind, 4 bytes each.'),
        salt: hex(64, 'The salt of the keys.'),
      },
      { additionalProperties: false, description: 'What is to be solved.' },
    ),
    signature: hex(128, 'By which the portal knows that the challenge is its own.'),
  },
  { additionalProperties: false },
)
export type VisitorChallenge = Static<typeof VisitorChallenge>

/** What a form of visitors is sent with. */
const proof = Type.Optional(
  Type.Object(
    {
      challenge: VisitorChallenge,
      solution: Type.Object(
        {
          counter: Type.Integer({ minimum: 0, maximum: 4_294_967_295, description: 'The counter that solves it.' }),
          derivedKey: hex(128, 'The key of that counter.'),
        },
        { additionalProperties: false, description: 'What was found.' },
      ),
    },
    {
      additionalProperties: false,
      description:
        'A challenge of `visitors/GetChallenge` with its solution, for one request; without one it is refused.',
    },
  ),
)
export type VisitorProof = Static<typeof proof>

const requestId = Type.String({
  pattern: '^[0-9A-Za-z-]{16,64}$',
  description: 'A number that nobody else has, such as a UUID: however often it is sent, one ticket is opened.',
})
const visitor = {
  firstName: lineOf(PERSON_NAME_MAXIMUM, { description: 'Whom to ask for.' }),
  lastName: lineOf(PERSON_NAME_MAXIMUM, { description: 'Whom to ask for.' }),
  email: lineOf(EMAIL_MAXIMUM, { description: 'Where an answer is mailed.' }),
  hasAgreedTerms: Type.Boolean({ description: 'That the brewery may keep this to answer it; has to be true.' }),
}

/** POST businnespartner/BecomePartner */
export const PartnerRequestBody = Type.Object(
  {
    requestId,
    proof,
    ...visitor,
    companyName: lineOf(PARTNER_MAXIMUM.companyName, {
      description: 'Name of the company, or what it will be called.',
    }),
    chamberNumber: lineOf(PARTNER_MAXIMUM.chamberNumber, {
      description: 'What the chamber of commerce knows it by; empty where there is none yet.',
    }),
    city: lineOf(PARTNER_MAXIMUM.city, { description: 'Where beer would go.' }),
    trade: Type.Enum([...PARTNER_TRADES], { description: 'What is done with the beer.' }),
    phone: lineOf(PHONE_MAXIMUM, { description: 'Where the brewery may call.' }),
    message: Type.String({
      maxLength: PARTNER_MAXIMUM.message,
      pattern: PROSE,
      description: 'What else there is to say; may be empty.',
    }),
  },
  { additionalProperties: false },
)
export type PartnerRequestBody = Static<typeof PartnerRequestBody>

/** POST visitors/AskBrewery */
export const VisitorQuestionBody = Type.Object(
  {
    requestId,
    proof,
    ...visitor,
    phone: lineOf(PHONE_MAXIMUM, { description: 'Where the brewery may call; may be empty.' }),
    subject: lineOf(TICKET_MAXIMUM.subject, { description: 'What it is about, in one line.' }),
    message: Type.String({ maxLength: TICKET_MAXIMUM.description, pattern: PROSE, description: 'What is asked.' }),
  },
  { additionalProperties: false },
)
export type VisitorQuestionBody = Static<typeof VisitorQuestionBody>
