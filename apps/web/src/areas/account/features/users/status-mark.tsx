import type { UserStatus } from '@fust/domain/account'
import { useTranslation } from '../../../../i18n/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { STATUS_TEXTS } from './user-words.ts'
import css from './users.module.css'

const ICONS = { Active: 'check', Inactive: 'close', Invited: 'clock' } as const

/** Whether somebody can sign in. */
export function StatusMark({ status }: { status: UserStatus }) {
  const { t } = useTranslation()
  return (
    <span className={css.status} data-status={status}>
      <Icon name={ICONS[status]} size={16} />
      {t(STATUS_TEXTS[status])}
    </span>
  )
}
