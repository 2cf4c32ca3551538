import { required } from './columns.ts'
import { bytes } from './bytes.ts'
import { whole } from './number-kinds.ts'
import { json, yesNo } from './other-kinds.ts'
import { column, table } from './table.ts'
import { text } from './text-kinds.ts'

export const THEME_FILE = 'theme/theme.yaml'

export const THEME_TABLE = table(THEME_FILE, 'removed', {
  table: 'theme_setting',
  about: 'How the brewery looks.',
  key: ['name'],
  columns: [required(column('name', text)), required(column('value', json))],
})

export const THEME_FILES_TABLE = table('theme', 'removed', {
  table: 'theme_file',
  about: 'Logo, icon and faces, and what is made from them.',
  key: ['file'],
  columns: [
    required(column('file', text)),
    required(column('type', text)),
    required(column('version', text)),
    required(column('content', bytes)),
    column('width', whole()),
    column('height', whole()),
    required(column('is_made', yesNo)),
  ],
})
