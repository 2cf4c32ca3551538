import type { NewUsersBody } from '@fust/contract/rest'
import { ROLES, type Role } from '@fust/domain/access'
import { asOneLine } from '@fust/domain/text'

export type PersonRow = NewUsersBody['users'][number]

/** The columns of a file, as its first line names them. */
export const COLUMNS = ['email', 'first_name', 'last_name', 'phone', 'role', 'ship_to', 'language'] as const
type Column = (typeof COLUMNS)[number]

// As long as the server takes any of it.
const CELL_MAXIMUM = 254
const SHIP_TO_MAXIMUM = 40

export type ReadPeople = { rows: PersonRow[] } | { missing: Column[] }

/** The people of a table: a line each, a role by its code or its name, ship-tos with spaces or semicolons between them. */
export function readPeople(
  cells: readonly (readonly string[])[],
  roleNames: Readonly<Record<Role, string>>,
): ReadPeople {
  const [head = [], ...lines] = cells
  const places = new Map(head.map((name, place) => [name.trim().toLowerCase().replaceAll(/[ -]/g, '_'), place]))
  const missing = COLUMNS.filter((column) => column !== 'language' && !places.has(column))
  if (missing.length > 0) return { missing }
  const rows = lines
    .filter((line) => line.some((cell) => cell.trim() !== ''))
    .map((line) => {
      const cell = (column: Column) => asOneLine((line[places.get(column) ?? -1] ?? '').trim()).slice(0, CELL_MAXIMUM)
      return {
        email: cell('email'),
        firstName: cell('first_name'),
        lastName: cell('last_name'),
        phone: cell('phone'),
        locale: cell('language').toLowerCase(),
        role: roleOf(cell('role'), roleNames),
        shipToIds: cell('ship_to')
          .split(/[\s;]/)
          .filter(Boolean)
          .map((id) => id.slice(0, SHIP_TO_MAXIMUM)),
      }
    })
  return { rows }
}

/** The code of a role that is written as people call it; what is none stays, for the server to say so. */
function roleOf(written: string, roleNames: Readonly<Record<Role, string>>): string {
  const letters = lettersOf(written)
  return ROLES.find((role) => [role, roleNames[role]].some((name) => lettersOf(name) === letters)) ?? written
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '')
