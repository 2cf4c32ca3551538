import type { UserInfo } from '@fust/contract/rest'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useResend, useSetStatus } from './api/use-user-calls.ts'
import { userFaultKey } from './user-words.ts'
import css from './users.module.css'

/** Whether somebody can sign in: to be deactivated or activated, which is asked, and invited once more (USR-06, USR-09). */
export function UserStatusPart({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const [asking, setAsking] = useState(false)
  const status = useSetStatus()
  const resend = useResend(user.UID)
  const name = `${user.firstName} ${user.lastName}`
  const isInactive = user.status === 'Inactive'
  const failed = (code: string) => showToast({ tone: 'bad', text: t(userFaultKey(code)) })

  const onYes = () =>
    status.mutate(
      { UID: user.UID, status: isInactive ? 'Active' : 'Inactive' },
      {
        onSuccess: (answer) =>
          answer.ok
            ? showToast({ text: t(isInactive ? 'users.activated' : 'users.deactivated', { name }) })
            : failed(answer.problem.code),
        onError: () => failed('unreachable'),
        onSettled: () => setAsking(false),
      },
    )
  const onResend = () =>
    resend.mutate(
      { email: user.email },
      {
        onSuccess: (answer) =>
          answer.ok ? showToast({ text: t('users.invited', { email: user.email }) }) : failed(answer.problem.code),
        onError: () => failed('unreachable'),
      },
    )

  return (
    <section className={css.part} aria-labelledby="user-status">
      <h2 id="user-status">{t('users.account')}</h2>
      <p className={css.quiet}>{t(HINTS[user.status])}</p>
      <div className={css.buttons}>
        {user.status === 'Invited' && (
          <Button look="secondary" icon="repeat" loading={resend.isPending} onClick={onResend}>
            {t('users.resend')}
          </Button>
        )}
        <Button look={isInactive ? 'secondary' : 'danger'} onClick={() => setAsking(true)}>
          {t(isInactive ? 'users.activate' : 'users.deactivate')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t(isInactive ? 'users.activateTitle' : 'users.deactivateTitle', { name })}
        yes={t(isInactive ? 'users.activate' : 'users.deactivate')}
        no={t('users.keep')}
        look={isInactive ? 'secondary' : 'danger'}
        busy={status.isPending}
        onYes={onYes}
        onNo={() => setAsking(false)}
      >
        {t(isInactive ? 'users.activateText' : 'users.deactivateText')}
      </ConfirmDialog>
    </section>
  )
}

const HINTS = {
  Active: 'users.hints.Active',
  Inactive: 'users.hints.Inactive',
  Invited: 'users.hints.Invited',
} as const
