import type { OwnSecondFactor, PasskeyNameBody } from '@fust/contract/rest'
import { PASSKEY_NAME_MAXIMUM } from '@fust/domain/account'
import { asOneLine } from '@fust/domain/text'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatDate } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../../i18n/index.ts'
import { marketDay } from '../../../../../lib/market/market-time.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { useRemovePasskey, useRenamePasskey } from '../api/use-second-factor.ts'
import { factorFaultKey } from './factor-faults.ts'
import { FactorPasswordForm } from './factor-password-form.tsx'
import css from './profile.module.css'

type Passkey = OwnSecondFactor['passkeys'][number]

/** One passkey: what it is called, when it was used last, and what can be done with it. */
export function PasskeyRow({ passkey, isKept }: { passkey: Passkey; isKept: boolean }) {
  const { id, name, since, lastUsed } = passkey
  const { t } = useTranslation()
  const language = useLanguage()
  const showToast = useToast()
  const [doing, setDoing] = useState<'nothing' | 'rename' | 'remove'>('nothing')
  const remove = useRemovePasskey(id)
  const day = (instant: string) => formatDate(marketDay(new Date(instant)), language, 'short')
  const stop = () => setDoing('nothing')

  if (doing === 'rename')
    return (
      <li className={css.row}>
        <RenameForm passkey={passkey} onDone={stop} />
      </li>
    )
  if (doing === 'remove')
    return (
      <li className={css.row}>
        <FactorPasswordForm
          send={remove.mutateAsync}
          onDone={() => showToast({ text: t('passkey.removed', { name }) })}
          onCancel={stop}
        >
          <p>{t('passkey.removeWhat', { name })}</p>
        </FactorPasswordForm>
      </li>
    )
  return (
    <li className={css.row}>
      <div>
        <strong>{name}</strong>
        <p className={css.quiet}>
          {lastUsed === null ? t('passkey.neverUsed') : t('passkey.lastUsed', { day: day(lastUsed) })}
          {' · '}
          {t('passkey.since', { day: day(since) })}
        </p>
      </div>
      <div className={css.buttons}>
        <Button look="secondary" small aria-label={t('passkey.renameOf', { name })} onClick={() => setDoing('rename')}>
          {t('passkey.rename')}
        </Button>
        {!isKept && (
          <Button
            look="secondary"
            small
            aria-label={t('passkey.removeOf', { name })}
            onClick={() => setDoing('remove')}
          >
            {t('passkey.remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

const review = ({ name }: PasskeyNameBody) => (name.trim() === '' ? { name: 'name-missing' } : {})

function RenameForm({ passkey: { id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation()
  const rename = useRenamePasskey(id)
  const form = useForm<PasskeyNameBody>({ defaultValues: { name }, resolver: byReview(review) })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(factorFaultKey(code))

  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form])

  const submit = async (typed: PasskeyNameBody) => {
    try {
      const answer = await rename.mutateAsync({ name: asOneLine(typed.name).trim() })
      if (answer.ok) return onDone()
      form.setError('root', { message: answer.problem.code })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={submit} className={css.form}>
      <FormFault />
      <TextField
        {...form.register('name')}
        label={t('passkey.name')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAXIMUM}
      />
      <div className={css.buttons}>
        <Submit loading={isSubmitting}>{t('passkey.rename')}</Submit>
        <Button look="secondary" onClick={onDone}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </Form>
  )
}
