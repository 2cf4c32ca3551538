import type { UserSummary } from '@fust/contract/rest'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { momentText } from './moment-text.ts'
import { INVITATION_TEXTS } from './user-words.ts'
import css from './users.module.css'

/** How an invitation stands: until when it waits, or why it waits no more. */
export function InvitationDetail({ state, expiresAt }: NonNullable<UserSummary['invitation']>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return <span className={css.detail}>{t(INVITATION_TEXTS[state], { moment: momentText(expiresAt, language) })}</span>
}
