import type { CalendarDate } from '@fust/domain/calendar'
import { statement, type Queries } from '#platform/database/database.ts'
import type { ThemeFile } from './theme/look.ts'

/** A day that the brewery adds to the public holidays of its market. */
export type OwnHoliday = { day: CalendarDate; name: Record<string, string> }

type BreweryRow = {
  mark: string
  settings: Record<string, unknown>
  holidays: OwnHoliday[]
  theme: Record<string, unknown>
  files: ThemeFile[]
}

const readBrewery = statement<BreweryRow>(
  'portal.read-brewery',
  `select (select mark from catalogue_mark) as mark,
     coalesce((select jsonb_object_agg(name, value) from brewery_setting), '{}') as settings,
     coalesce((select jsonb_agg(jsonb_build_object('day', day, 'name', name) order by day)
       from brewery_holiday), '[]') as holidays,
     coalesce((select jsonb_object_agg(name, value) from theme_setting), '{}') as theme,
     coalesce((select jsonb_agg(jsonb_build_object('file', file, 'type', type, 'version', version,
       'width', width, 'height', height) order by file) from theme_file), '[]') as files`,
)

const readMark = statement<{ mark: string }>('portal.read-mark', `select mark from catalogue_mark`)

const readThemeFile = statement<{ type: string; version: string; content: Buffer }>(
  'portal.read-theme-file',
  `select type, version, content from theme_file where file = $1`,
)

const readRootCategory = statement<{ id: number }>(
  'portal.root-category',
  `select id from category where parent_id is null order by position, id limit 1`,
)

const NO_BREWERY: BreweryRow = { mark: '', settings: {}, holidays: [], theme: {}, files: [] }

export function createPortalStore(db: Queries) {
  return {
    readMark: async () => (await db.row(readMark))?.mark ?? '',
    readBrewery: async () => (await db.row(readBrewery)) ?? NO_BREWERY,
    readThemeFile: (file: string) => db.row(readThemeFile, [file]),
    readRootCategoryId: async () => (await db.row(readRootCategory))?.id ?? null,
  }
}

export type PortalStore = ReturnType<typeof createPortalStore>
