import type { UserInfo } from '@fust/contract/rest'
import { useState } from 'react'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { administers, useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useConfirmInvitation, useResend, useSetStatus } from './api/use-user-calls.ts'
import { userFaultKey } from './user-words.ts'
import css from './users.module.css'

type Props = { user: UserInfo; invitation: NonNullable<UserInfo['invitation']> }
type Answer = { ok: true } | { ok: false; problem: { code: string } }

/** An invitation that nobody has accepted: sent again, withdrawn, which is asked, or confirmed by a second administrator. */
export function InvitationPart({ user, invitation: { state } }: Props) {
  const { t } = useTranslation()
  const { user: self } = useSession()
  const showToast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const status = useSetStatus()
  const resend = useResend(user.UID)
  const confirm = useConfirmInvitation(user.UID)
  const { email } = user
  const isOpen = user.status === 'Invited'

  const told = (text: TextKey) => ({
    onSuccess: (answer: Answer) =>
      answer.ok
        ? showToast({ text: t(text, { email }) })
        : showToast({ tone: 'bad', text: t(userFaultKey(answer.problem.code)) }),
    onError: () => showToast({ tone: 'bad', text: t('session.unreachable') }),
    onSettled: () => setIsAsking(false),
  })
  const turn = (next: 'Active' | 'Inactive', text: TextKey) =>
    status.mutate({ UID: user.UID, status: next }, told(text))

  return (
    <section className={css.part} aria-labelledby="user-invitation">
      <h2 id="user-invitation">{t('users.invitation.title')}</h2>
      <p className={css.quiet}>{t(isOpen ? 'users.invitation.waits' : 'users.invitation.waitsNoMore')}</p>
      <div className={css.buttons}>
        {state === 'unconfirmed' && self && administers(self) && (
          <Button
            loading={confirm.isPending}
            onClick={() => confirm.mutate(undefined, told('users.invitation.confirmed'))}
          >
            {t('users.invitation.confirm')}
          </Button>
        )}
        {isOpen && state !== 'unconfirmed' && (
          <Button
            look="secondary"
            icon="repeat"
            loading={resend.isPending}
            onClick={() => resend.mutate({ email }, told('users.invited'))}
          >
            {t('users.resend')}
          </Button>
        )}
        {isOpen ? (
          <Button look="danger" onClick={() => setIsAsking(true)}>
            {t('users.invitation.withdraw')}
          </Button>
        ) : (
          <Button look="secondary" loading={status.isPending} onClick={() => turn('Active', 'users.invited')}>
            {t('users.invitation.again')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('users.invitation.withdrawTitle', { email })}
        yes={t('users.invitation.withdraw')}
        no={t('users.keep')}
        busy={status.isPending}
        onYes={() => turn('Inactive', 'users.invitation.wasWithdrawn')}
        onNo={() => setIsAsking(false)}
      >
        {t('users.invitation.withdrawText')}
      </ConfirmDialog>
    </section>
  )
}
