import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOSTILE } from '../../apps/server/src/features/content/hostile-content.builders.ts'

const ROODHERT = path.resolve(import.meta.dirname, '../../breweries/roodhert')
const PICTURE = 'media/packs/crate/rh-helles.svg'
const TAGS_A_PAGE = 10

// The importer takes no text with a NUL, and no address with a backslash.
const WRITTEN = HOSTILE.filter((each) => !/[\0\\]/.test(each))
const fitting = (most: number) =>
  WRITTEN.map((each) => each.trim()).filter((each) => each !== '' && each.length <= most)
const all = WRITTEN.join(' ')

/** How many strings somebody tries. */
export const HOSTILE_COUNT = WRITTEN.length

/** Pages of the same kind, as many as it takes for every string to stand in its short field once. */
const NEWS = Math.ceil(fitting(80).length / TAGS_A_PAGE)

/** A list of so many shows what any other shows. */
const SOME = 40

/** Everything in every place of a text where people write. */
const BODY = [
  ...WRITTEN,
  ...WRITTEN.map((each) => `## ${inLine(each)}`),
  ...WRITTEN.map((each) => `- ${inLine(each)}`),
  ...WRITTEN.map((each) => `| ${inLine(each)} |\n|---|\n| ${inLine(each)} |`),
  ...WRITTEN.map((each) => `[${inLine(each)}](https://good.example "${inLine(each)}")`),
  ...WRITTEN.map((each) => `![${inLine(each)}](</${PICTURE}> '${inLine(each)}')`),
].join('\n\n')

function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** The n-th of what is short enough, and again from the first. */
function nth(most: number, at: number): string {
  const short = fitting(most)
  return short[at % short.length] ?? ''
}

/** A brewery whose pages say in every field what people try to get past those who clean HTML. */
export function writeHostileBrewery(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-hostile-'))
  cpSync(ROODHERT, folder, {
    recursive: true,
    filter: (source) => path.relative(ROODHERT, source) !== 'content',
  })
  const write = (kind: string, slug: string, details: Record<string, unknown> = {}, body = WRITTEN.join('\n\n')) => {
    const into = path.join(folder, 'content', kind)
    mkdirSync(into, { recursive: true })
    const matter = { title: all, summary: all, public: true, ...details }
    const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    writeFileSync(path.join(into, `${slug}.en.md`), `---\n${lines.join('\n')}\n---\n\n${body}\n`)
  }
  const shown = (at: number) => ({ picture: PICTURE, picture_text: nth(200, at) })

  write('news', 'all', { published_on: '2026-11-01', tags: fitting(80).slice(0, TAGS_A_PAGE), ...shown(0) }, BODY)
  for (let at = 1; at <= NEWS; at += 1) {
    const tags = fitting(80).slice(at * TAGS_A_PAGE, (at + 1) * TAGS_A_PAGE)
    const [title, summary] = [nth(200, at), nth(200, at + 50)]
    write('news', `n-${at}`, { title, summary, tags, ...shown(at) }, nth(200, at + 100))
  }
  for (const at of WRITTEN.keys()) {
    const own = { title: WRITTEN[at], summary: '' }
    write('faq', `q-${at}`, { ...own, category: nth(80, at) }, WRITTEN[at])
    if (at % Math.floor(WRITTEN.length / SOME) !== 0) continue
    write('knowledge-base', `k-${at}`, { ...own, topic: nth(80, at) }, WRITTEN[at])
    write('marketing-material', `m-${at}`, { ...own, file: PICTURE, folder: nth(80, at), ...shown(at) }, WRITTEN[at])
    write('help', `h-${at}`, { ...own, name: nth(60, at), ...shown(at) }, WRITTEN[at])
    write('why', `w-${at}`, { ...own, ...shown(at) }, WRITTEN[at])
    write('training', `t-${at}`, { ...own, level: nth(60, at), minutes: 5, ...shown(at) }, WRITTEN[at])
    write('sustainability', `c-${at}`, { ...own, location: 'Checklist', theme: nth(80, at) }, '')
  }
  write('knowledge-base', 'all', { topic: nth(80, 0), ...shown(1) })
  write('brand', 'all', {
    brand: 'rh-helles',
    style: nth(80, 1),
    alcohol: nth(40, 2),
    serve_at: nth(40, 3),
    glass: nth(80, 4),
    dishes: fitting(80).slice(0, 12),
    ...shown(2),
  })
  for (const kind of ['business-partner', 'sustainability'])
    for (const location of ['LandingPage', 'Category']) write(kind, location.toLowerCase(), { location, ...shown(3) })
  write('loyalty', 'all', {
    brands: ['rh-helles'],
    rewards: fitting(120)
      .slice(0, 50)
      .map((title) => ({ title, points: 1 })),
    ...shown(4),
  })
  for (const at of Array.from({ length: 3 }).keys())
    write('tutorial', `t-${at}`, { sections: fitting(80).slice(at * 10, (at + 1) * 10), ...shown(at) })
  for (const location of ['privacy', 'contacts', 'conditions', 'becomePartner', 'tutorialHeading'])
    write('page', location.toLowerCase(), { location, ...shown(5) })
  for (const at of Array.from({ length: 30 }).keys())
    write(
      'link',
      `l-${at}`,
      { title: WRITTEN[at], summary: '', type: at % 2 ? 'Corporate' : 'Brands', href: '/news' },
      '',
    )
  return folder
}
