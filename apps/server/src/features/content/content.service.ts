import { isStaffType } from '@fust/domain/access'
import type { CalendarDate } from '@fust/domain/calendar'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { ReadStream } from 'node:fs'
import path from 'node:path'
import type { Queries } from '#platform/database/database.ts'
import { LARGEST, openInside, sizeInside } from '#platform/files/folder-files.ts'
import type { Actor } from '#request/actor.ts'
import type { AccessRefusal, Authorise, OperationName } from '#request/policy.ts'
import type { Portal } from '#features/portal/index.ts'
import {
  isContentKind,
  SEARCHED_KINDS,
  sectionOf,
  VISITOR,
  type ContentKind,
  type ContentSection,
} from './content-kinds.ts'
import { createContentSearchStore, type FoundSection, type HitPage } from './content-search.store.ts'
import { createContentStore, type AskedPages, type Counted, type Reader, type StoredPage } from './content.store.ts'

/** Who asks, by which operation, and in which language. */
export type Asking = {
  actor: Actor | null
  operation: OperationName
  language: string
  /** What everybody may read is asked for, whoever asks. */
  isForVisitors: boolean
  /** As which customers, and on which day, the brewery's own people read before others do; undefined: as they are, today. */
  preview?: Preview | undefined
  /** Which day it is for the brewery; left out: it is looked up. */
  today?: CalendarDate
  /** The mark of the brewery, where it is known. */
  mark: string | undefined
}

/** What the brewery's own people ask to see before it is public. */
export type Preview = { day: string; userType: string | undefined }

/** What is asked of a list; what is left out narrows nothing. */
export type PagesWish = Partial<AskedPages>

export type PageList<Kind extends ContentKind> = {
  total: number
  offset: number
  limit: number
  pages: readonly StoredPage<Kind>[]
}

export type ContentFile = { name: string; bytes: number; content: ReadStream }

type NotFound = { code: 'not-found' }
export type ContentRefusal = AccessRefusal | NotFound

/** No list of a kind that is read whole is longer. */
const WHOLE = 500

/** What only some may have, whoever else sees the page: the permission is that of the call that lists them. */
const LISTED_BY = {
  'marketing-material': 'GET /almagnoliaservice/api/:version/portal/downloadmaterial',
  'knowledge-base': 'GET /almagnoliaservice/api/:version/portal/knowledgebase',
  training: 'GET /almagnoliaservice/api/:version/portal/trainings',
} as const satisfies Partial<Record<ContentKind, OperationName>>

/** What the brewery has written: each sees what is for them, on the days that it is for. */
export function createContent({
  db,
  portal,
  authorise,
  folder,
}: {
  db: Queries
  portal: Portal
  authorise: Authorise
  folder: string | undefined
}) {
  const store = createContentStore(db)
  const searchStore = createContentSearchStore(db)

  async function readerOf({ actor, language, isForVisitors, preview, today, mark }: Asking): Promise<Reader> {
    const userType = isForVisitors ? VISITOR : (preview?.userType ?? userTypeOf(actor))
    return { language, userType, today: preview?.day ?? today ?? (await portal.now(mark)).now.today }
  }

  /** Who may ask at all, and who may look ahead: people of the brewery alone. */
  function refusalTo({ actor, operation, preview }: Asking): AccessRefusal | null {
    if (preview && !actor) return { code: 'unauthorized' }
    if (preview && !actor?.shipTos.some(({ customerType }) => isStaffType(customerType)))
      return { code: 'forbidden', anyOf: [] }
    return authorise(actor, operation)
  }

  function refusalToList(actor: Actor | null, kind: ContentKind): AccessRefusal | null {
    const listedBy: OperationName | undefined = new Map<string, OperationName>(Object.entries(LISTED_BY)).get(kind)
    return listedBy ? authorise(actor, listedBy) : null
  }

  async function list<Kind extends ContentKind>(
    kind: Kind,
    asking: Asking,
    wish: PagesWish = {},
  ): Promise<Outcome<PageList<Kind>, AccessRefusal>> {
    const refusal = refusalTo(asking)
    if (refusal) return refuse(refusal)
    const asked: AskedPages = { ...EVERYTHING, ...wish }
    const found = await store.list(kind, await readerOf(asking), asked)
    return accept({ ...found, offset: asked.offset, limit: asked.limit })
  }

  async function find<Kind extends ContentKind>(
    kind: Kind,
    asking: Asking,
    slug: string,
  ): Promise<Outcome<StoredPage<Kind>, ContentRefusal>> {
    return foundBy(asking, (reader) => store.find(kind, reader, slug))
  }

  async function readNumbered<Kind extends ContentKind>(
    kind: Kind,
    asking: Asking,
    number: number,
  ): Promise<Outcome<StoredPage<Kind>, ContentRefusal>> {
    return foundBy(asking, (reader) => store.readNumbered(kind, reader, number))
  }

  async function foundBy<Kind extends ContentKind>(
    asking: Asking,
    read: (reader: Reader) => Promise<StoredPage<Kind> | undefined>,
  ): Promise<Outcome<StoredPage<Kind>, ContentRefusal>> {
    const refusal = refusalTo(asking)
    if (refusal) return refuse(refusal)
    const page = await read(await readerOf(asking))
    return page ? accept(page) : refuse({ code: 'not-found' })
  }

  async function count(kind: ContentKind, asking: Asking, detail: string): Promise<Outcome<Counted[], AccessRefusal>> {
    const refusal = refusalTo(asking)
    if (refusal) return refuse(refusal)
    return accept(await store.count(kind, await readerOf(asking), detail))
  }

  /** What a search finds of all that who asks may read; the sections of the portal's search, or one of them. */
  async function searchPages(
    asking: Asking,
    term: string,
    { section, ...page }: HitPage & { section?: ContentSection | undefined },
  ): Promise<Outcome<FoundSection[], AccessRefusal>> {
    const refusal = refusalTo(asking)
    if (refusal) return refuse(refusal)
    const kinds = SEARCHED_KINDS.filter(
      (kind) => (section ?? sectionOf(kind)) === sectionOf(kind) && !refusalToList(asking.actor, kind),
    )
    return accept(await searchStore.searchPages(kinds, await readerOf(asking), term, page))
  }

  /** A file that a page names, for who may read the page. */
  async function openFile(
    { kind, slug, file }: { kind: string; slug: string; file: string },
    asking: Asking,
  ): Promise<Outcome<ContentFile, ContentRefusal>> {
    if (!isContentKind(kind)) return refuse({ code: 'not-found' })
    const refusal = refusalTo(asking) ?? refusalToList(asking.actor, kind)
    if (refusal) return refuse(refusal)
    const page = await store.find(kind, await readerOf(asking), slug)
    if (folder === undefined || !page?.files.includes(file)) return refuse({ code: 'not-found' })
    const opened = await openInside(folder, file, LARGEST.document)
    return opened.ok ? accept({ name: path.basename(file), ...opened.value }) : refuse({ code: 'not-found' })
  }

  /** The files of several materials; none of them where one is not there for who asks. */
  async function findMaterials(
    slugs: readonly string[],
    asking: Asking,
  ): Promise<Outcome<readonly string[], ContentRefusal>> {
    const refusal = refusalTo(asking)
    if (refusal) return refuse(refusal)
    const found = await store.readAll('marketing-material', await readerOf(asking), slugs)
    if (found.length < slugs.length) return refuse({ code: 'not-found' })
    return accept(found.map(({ details }) => details.file))
  }

  /** Each of these files, opened when it is its turn; one that has gone meanwhile is left out. */
  async function* openAll(files: readonly string[]): AsyncGenerator<{ name: string; content: ReadStream }> {
    for (const file of files) {
      const opened = folder === undefined ? undefined : await openInside(folder, file, LARGEST.document)
      if (opened?.ok) yield { name: path.basename(file), content: opened.value.content }
    }
  }

  /** Bytes of a file of the folder; null where it is not there. */
  async function readSize(file: string): Promise<number | null> {
    const size = folder === undefined ? undefined : await sizeInside(folder, file, LARGEST.document)
    return size?.ok ? size.value : null
  }

  return { list, find, readNumbered, count, searchPages, openFile, findMaterials, openAll, readSize }
}

const EVERYTHING: AskedPages = { anyOf: [{}], tags: null, search: '', newestFirst: false, offset: 0, limit: WHOLE }

/** Whose pages somebody reads: those of the customer type of the chosen ship-to (PRM-47), else of whoever is signed in. */
function userTypeOf(actor: Actor | null): string {
  if (!actor) return VISITOR
  return (actor.shipTo ?? actor.shipTos[0])?.customerType ?? ''
}

export type Content = ReturnType<typeof createContent>
