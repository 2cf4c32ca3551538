import type { RolePermissionChange } from '@fust/contract/rest'
import type { Permission } from '@fust/domain/access'
import { formatList } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { useWhen } from '../../../../lib/market/use-when.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'
import { PERMISSION_TEXTS } from './permission-words.ts'
import css from './permissions.module.css'
import type { Cell } from './wished-permissions.ts'

/** What becomes of whom, a line for each box that was ticked or unticked. */
export function WishList({ changes }: { changes: readonly Cell[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css.list}>
      {changes.map(({ role, permission, isGiven, people }) => (
        <li key={`${role} ${permission}`}>
          {t(isGiven ? 'permissions.taken' : 'permissions.given', {
            role: t(ROLE_TEXTS[role]),
            permission: t(PERMISSION_TEXTS[permission]),
            people,
          })}
        </li>
      ))}
    </ul>
  )
}

/** What was changed last, and by whom. */
export function ChangeHistory({ changes }: { changes: readonly RolePermissionChange[] }) {
  const { t } = useTranslation()
  const when = useWhen()
  const language = useLanguage()
  const names = (permissions: readonly Permission[]) =>
    formatList(
      permissions.map((permission) => t(PERMISSION_TEXTS[permission])),
      language,
    )
  const sentence = ({ byName, role, given, taken }: RolePermissionChange) => {
    const who = { by: byName || t('permissions.somebody'), role: t(ROLE_TEXTS[role]) }
    if (taken.length === 0) return t('permissions.historyGiven', { ...who, permissions: names(given) })
    if (given.length === 0) return t('permissions.historyTaken', { ...who, permissions: names(taken) })
    return t('permissions.historyBoth', { ...who, given: names(given), taken: names(taken) })
  }
  return (
    <section className={css.part}>
      <h2>{t('permissions.history')}</h2>
      <ol className={css.list}>
        {changes.map((change) => (
          <li key={change.id}>
            {sentence(change)}{' '}
            <time dateTime={change.at} className={css.quiet}>
              {when(change.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
