import { required, texts } from './columns.ts'
import { whole } from './number-kinds.ts'
import { day, json } from './other-kinds.ts'
import { picturePath, prose, text } from './text-kinds.ts'
import { column, table } from './table.ts'

export const SETTINGS_TABLE = table('brewery.yaml', 'removed', {
  table: 'brewery_setting',
  about: 'Settings of the brewery.',
  key: ['name'],
  columns: [required(column('name', text)), required(column('value', json))],
})

export const HOLIDAYS_TABLE = table('brewery.yaml', 'removed', {
  table: 'brewery_holiday',
  about: 'Holidays that the brewery adds.',
  key: ['day'],
  columns: [required(column('day', day)), texts('name')],
})

export const PICTURES_TABLE = table('media', 'removed-unless-used', {
  table: 'picture',
  about: 'What products and brands are shown with.',
  key: ['file'],
  columns: [required(column('file', picturePath)), required(column('version', text))],
})

export const PAGES_TABLE = table('content', 'removed', {
  table: 'content_page',
  about: 'Pages in Markdown.',
  key: ['kind', 'slug', 'language'],
  columns: [
    required(column('kind', text)),
    required(column('slug', text)),
    required(column('language', text)),
    required(column('title', text)),
    column('summary', prose, { whenEmpty: '' }),
    required(column('body', prose)),
    column('position', whole(), { whenEmpty: 0 }),
    column('published_on', day),
    column('details', json, { whenEmpty: {} }),
  ],
})
