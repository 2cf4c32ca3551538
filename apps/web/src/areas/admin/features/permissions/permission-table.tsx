import { ROLES, type Permission, type Role } from '@fust/domain/access'
import { useTranslation } from '../../../../i18n/index.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { PERMISSION_TEXTS } from './permission-words.ts'
import css from './permissions.module.css'
import { cellKey, isWished, type Cell, type Wished } from './wished-permissions.ts'

type Props = { cells: readonly Cell[]; wished: Wished; onWish: (cell: Cell, isGiven: boolean) => void }

/** A box for each permission of each role; what cannot be changed is shown, and not ticked. */
export function PermissionTable({ cells, wished, onWish }: Props) {
  const { t } = useTranslation()
  const permissions = [...new Set(cells.map(({ permission }) => permission))]
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{t('permissions.table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('permissions.permission')}</VisuallyHidden>
          </th>
          {ROLES.map((role) => (
            <th key={role} scope="col" className={css.role}>
              <span>{t(ROLE_TEXTS[role])}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissions.map((permission) => (
          <tr key={permission}>
            <th scope="row" className={css.permission}>
              {t(PERMISSION_TEXTS[permission])}
              <WhyRowIsFixed cells={cells} permission={permission} />
            </th>
            {ROLES.map((role) => (
              <td key={role} className={css.cell}>
                <PermissionBox {...{ cells, wished, onWish, role, permission }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WhyRowIsFixed({ cells, permission }: { cells: readonly Cell[]; permission: Permission }) {
  const { t } = useTranslation()
  const fixed = cells.find((cell) => cell.permission === permission)?.fixed
  if (fixed !== 'always-allowed' && fixed !== 'follows') return null
  return (
    <span className={css.quiet}>
      {t(fixed === 'follows' ? 'permissions.fixed.follows' : 'permissions.fixed.always')}
    </span>
  )
}

function PermissionBox({ cells, wished, onWish, role, permission }: Props & { role: Role; permission: Permission }) {
  const { t } = useTranslation()
  const cell = cells.find((one) => one.role === role && one.permission === permission)
  if (!cell) return null
  const isGiven = isWished(cells, wished, cell)
  const differs = permission !== 'Catalogue' && isGiven !== cell.isByDefault
  return (
    <span className={classNames(css.box, isGiven !== cell.isGiven && css.changed)}>
      <Checkbox
        name={cellKey(cell)}
        checked={isGiven}
        disabled={cell.fixed !== null}
        onChange={({ target }) => onWish(cell, target.checked)}
        label={
          <>
            <VisuallyHidden>
              {t('permissions.cell', { role: t(ROLE_TEXTS[role]), permission: t(PERMISSION_TEXTS[permission]) })}
              {differs && `, ${t('permissions.differs')}`}
            </VisuallyHidden>
            <span aria-hidden className={css.mark}>
              {differs && '*'}
            </span>
          </>
        }
      />
    </span>
  )
}
