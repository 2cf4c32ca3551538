import type { PermissionOfRole, RolePermissions } from '@fust/contract/rest'
import { CATALOGUE_PERMISSIONS, type Permission, type Role } from '@fust/domain/access'

export type Cell = PermissionOfRole & { role: Role }

/** What somebody has ticked or unticked; what is not in it stays as it is. */
export type Wished = Readonly<Record<string, boolean>>

export const cellKey = ({ role, permission }: Pick<Cell, 'role' | 'permission'>): string => `${role}: ${permission}`

export const cellsOf = ({ roles }: RolePermissions): Cell[] =>
  roles.flatMap(({ role, permissions }) => permissions.map((cell) => ({ ...cell, role })))

/** Whether the role gives it once the wish is granted; plain Catalogue is there with one of the three. */
export function isWished(cells: readonly Cell[], wished: Wished, cell: Cell): boolean {
  if (cell.fixed === 'follows')
    return cells.some(
      (other) =>
        other.role === cell.role &&
        CATALOGUE_PERMISSIONS.some((catalogue) => catalogue === other.permission) &&
        isWished(cells, wished, other),
    )
  return cell.fixed ? cell.isGiven : (wished[cellKey(cell)] ?? cell.isGiven)
}

/** What becomes another, by role. */
export function wishedChanges(cells: readonly Cell[], wished: Wished): Cell[] {
  return cells.filter((cell) => cell.fixed === null && isWished(cells, wished, cell) !== cell.isGiven)
}

/** The wish for what roles give by default. */
export function wishForDefault(cells: readonly Cell[]): Wished {
  return Object.fromEntries(cells.map((cell) => [cellKey(cell), cell.isByDefault]))
}

/** All that these roles give once the wish is granted. */
export function rolesAsWished(
  cells: readonly Cell[],
  wished: Wished,
  roles: ReadonlySet<Role>,
): { role: Role; permissions: Permission[] }[] {
  return [...roles].map((role) => ({
    role,
    permissions: cells
      .filter((cell) => cell.role === role && isWished(cells, wished, cell))
      .map(({ permission }) => permission),
  }))
}
