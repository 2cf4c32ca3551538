import { required, texts } from './columns.ts'
import { whole } from './number-kinds.ts'
import { day, json, listOf, yesNo } from './other-kinds.ts'
import { filePath, picturePath, prose, text } from './text-kinds.ts'
import { column, table } from './table.ts'
import { bytes } from './bytes.ts'

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
  about: 'What products, brands and pages are shown with.',
  key: ['file'],
  columns: [required(column('file', picturePath)), required(column('version', text))],
})

/** Only of pictures that are new or other ones. */
export const PICTURE_SIZES_TABLE = table('media', 'kept', {
  table: 'picture_size',
  about: 'What is made of pictures.',
  key: ['file', 'version', 'width', 'format'],
  columns: [
    required(column('file', picturePath)),
    required(column('version', text)),
    required(column('width', whole(1))),
    required(column('format', text)),
    required(column('content', bytes)),
  ],
})

export const PAGES_TABLE = table('content', 'removed', {
  table: 'content_page',
  about: 'Pages in Markdown.',
  key: ['kind', 'slug', 'language'],
  stamp: 'updated_at',
  columns: [
    required(column('kind', text)),
    required(column('slug', text)),
    required(column('language', text)),
    required(column('title', text)),
    column('summary', prose, { whenEmpty: '' }),
    required(column('body', prose)),
    column('position', whole(), { whenEmpty: 0 }),
    column('published_on', day),
    column('published_until', day),
    column('is_public', yesNo, { whenEmpty: false }),
    column('user_types', listOf(text), { whenEmpty: [] }),
    column('details', json, { whenEmpty: {} }),
    column('html', prose, { whenEmpty: '' }),
    column('pictures', listOf(picturePath), { whenEmpty: [] }),
    column('files', listOf(filePath), { whenEmpty: [] }),
  ],
})
