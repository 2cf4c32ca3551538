import type { SessionUser } from '@fust/contract/rest'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { asOneLine } from '@fust/domain/text'
import { PHONE } from '../../../../i18n/brewery-words.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { hasPasskeys, passkeyFault } from '../../../../lib/page/passkeys.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { usePasskeyStep, useSecondStep } from './api/use-sign-in.ts'
import { CodeField } from './code-field.tsx'
import { FAULT_KEYS } from './sign-in-fields.ts'
import css from './sign-in-form.module.css'

type Props = {
  /** What the server gave for the right password. */
  token: string
  /** Whether a passkey will do, too. */
  hasPasskey: boolean
  onSignedIn: (user: SessionUser | null) => Promise<void>
  /** Back to the password; the code says why, where it is not by choice. */
  onStartAgain: (code?: string) => void
}

type Fields = { code: string }

const review = ({ code }: Fields) => (code.trim() === '' ? { code: 'code-missing' } : {})

// These are said where the password is asked again.
const STARTS_AGAIN = new Set(['second-step-over', 'account-inactive'])

/** The second step of signing in: a code of the app, or one that was written down. */
export function CodeForm({ token, hasPasskey, onSignedIn, onStartAgain }: Props) {
  const { t } = useTranslation()
  const finish = useSecondStep()
  const passkey = usePasskeyStep()
  const form = useForm<Fields>({ defaultValues: { code: '' }, resolver: byReview(review) })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(FAULT_KEYS.get(code) ?? 'messages.something-went-wrong', { phone: PHONE })

  useEffect(() => form.setFocus('code'), [form])

  const send = async ({ code: typed }: Fields) => {
    try {
      const answer = await finish.mutateAsync({ token, code: asOneLine(typed).trim() })
      if (answer.ok) return await onSignedIn(answer.value.user)
      const { code } = answer.problem
      if (STARTS_AGAIN.has(code)) return onStartAgain(code)
      // What cannot be a code is none of theirs either.
      if (code !== 'second-factor-wrong' && code !== 'invalid-input') return form.setError('root', { message: code })
      form.setError('code', { message: 'second-factor-wrong' })
      form.setFocus('code', { shouldSelect: true })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  const byPasskey = async () => {
    form.clearErrors()
    try {
      const answer = await passkey.mutateAsync(token)
      if (answer.ok) return await onSignedIn(answer.value.user)
      const { code } = answer.problem
      if (STARTS_AGAIN.has(code)) return onStartAgain(code)
      form.setError('root', { message: code === 'second-factor-wrong' ? 'passkey-wrong' : code })
    } catch (fault) {
      form.setError('root', { message: passkeyFault(fault) })
    }
  }

  return (
    <>
      <Form form={form} words={words} onSubmit={send} className={css.form}>
        <FormFault />
        <CodeField {...form.register('code')} hint={t('secondFactor.codeHint')} />
        <Submit wide loading={isSubmitting}>
          {isSubmitting ? t('session.signingIn') : t('shell.login')}
        </Submit>
        {hasPasskey && hasPasskeys() && (
          <Button look="secondary" wide loading={passkey.isPending} onClick={() => void byPasskey()}>
            {t('passkey.use')}
          </Button>
        )}
        <Button look="secondary" wide onClick={() => onStartAgain()}>
          {t('password.backToLogin')}
        </Button>
      </Form>
      <p className={css.lost}>{t('secondFactor.lost', { phone: PHONE })}</p>
    </>
  )
}
