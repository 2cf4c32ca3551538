import type { ErasureTerms } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PHONE } from '../../../../../i18n/brewery-words.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { BREWERY } from '../../../../../lib/market/brewery.ts'
import { useSession, useSignOut } from '../../../../../session/index.ts'
import { useArrived } from '../../../../../lib/server/use-arrived.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../../../ui/overlay/confirm-dialog.tsx'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../../ui/states.tsx'
import { passwordFaultKey } from '../../sign-in/index.ts'
import css from './profile.module.css'
import { userFaultKey } from '../user-words.ts'
import { erasureQuery, useAskForErasure } from '../api/own-data-calls.ts'

/** What goes and what stays, and the wish itself, for who may. */
export function ErasurePart() {
  const { t } = useTranslation()
  const asked = useQuery(erasureQuery)
  const terms = useArrived(asked.data)
  return (
    <section className={css.part} aria-labelledby="own-erasure">
      <h2 id="own-erasure">{t('ownData.erasure')}</h2>
      <UnknownState query={asked} skeleton={<Skeleton height={320} />} />
      {terms && <Terms terms={terms} />}
    </section>
  )
}

function Terms({ terms: { days, keyedAlone, hasPassword } }: { terms: ErasureTerms }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('ownData.goes')}</p>
      <p>{t('ownData.stays')}</p>
      <p>{t('ownData.when', { days })}</p>
      {keyedAlone.length > 0 ? (
        <Banner tone="warn">{t('ownData.lastKeyUser', { companies: keyedAlone.join(', ') })}</Banner>
      ) : hasPassword ? (
        <WishForm days={days} />
      ) : (
        <Banner tone="info">{t('ownData.noPassword', { brand: BREWERY.name, phone: PHONE })}</Banner>
      )}
    </>
  )
}

type Fields = { password: string }

/** Asked once more, with what it means, before it is done. */
function WishForm({ days }: { days: number }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const signOut = useSignOut()
  const { mutateAsync: ask, isPending } = useAskForErasure()
  const [typed, setTyped] = useState<string>()
  const form = useForm<Fields>({
    defaultValues: { password: '' },
    resolver: byReview(({ password }: Fields) => (password === '' ? { password: 'password-missing' } : {})),
  })

  const onYes = async () => {
    try {
      const answer = await ask(typed ?? '')
      setTyped(undefined)
      if (answer.ok) return await signOut('erasure-asked')
      const { code } = answer.problem
      form.setError(code === 'old-password-wrong' ? 'password' : 'root', { message: code })
    } catch {
      setTyped(undefined)
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <>
      <Form
        form={form}
        words={(code) => t(faultKey(code))}
        onSubmit={async ({ password }) => setTyped(password)}
        className={css.form}
      >
        <FormFault />
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <TextField
          {...form.register('password')}
          label={t('password.old')}
          type="password"
          autoComplete="current-password"
        />
        <Submit look="danger">{t('ownData.ask')}</Submit>
      </Form>
      <ConfirmDialog
        open={typed !== undefined}
        title={t('ownData.confirmTitle')}
        yes={t('ownData.confirmYes')}
        no={t('ownData.confirmNo')}
        busy={isPending}
        onYes={() => void onYes()}
        onNo={() => setTyped(undefined)}
      >
        {t('ownData.confirmText', { days })}
      </ConfirmDialog>
    </>
  )
}

const OF_PASSWORDS = ['password-missing', 'old-password-wrong', 'too-many-requests', 'unreachable']

const faultKey = (code: string) => (OF_PASSWORDS.includes(code) ? passwordFaultKey(code) : userFaultKey(code))
