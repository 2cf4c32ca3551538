import type { LinkBody } from '@fust/contract/rest'
import { brokenPasswordRules } from '@fust/domain/account'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/index.ts'
import { BREWERY } from '../../../../../lib/market/brewery.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { EmailField } from '../email-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { useChoosePassword } from './api/use-choose-password.ts'
import css from './new-password.module.css'
import { passwordFaultKey } from '../password-faults.ts'
import { PasswordRules } from '../password-rules.tsx'

type Fields = { password: string; repeated: string; acceptsTerms: boolean }

const reviewFor =
  ({ purpose }: LinkBody) =>
  ({ password, repeated, acceptsTerms }: Fields) => ({
    ...(password === ''
      ? { password: 'password-missing' }
      : brokenPasswordRules(password).length > 0 && { password: 'password-requirements' }),
    ...(repeated !== password && { repeated: 'passwords-differ' }),
    ...(purpose === 'invitation' && !acceptsTerms && { acceptsTerms: 'terms-not-accepted' }),
  })

const OF_THE_PASSWORD = ['password-requirements', 'password-used-before']

type Props = {
  link: LinkBody
  email: string
  onChosen: () => Promise<void>
  /** Meanwhile the link was used, or became too old. */
  onClosed: () => void
}

/** A password with its rules as one types, and once more. */
export function ChoosePasswordForm({ link, email, onChosen, onClosed }: Props) {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  const choose = useChoosePassword()
  const form = useForm<Fields>({
    defaultValues: { password: '', repeated: '', acceptsTerms: false },
    resolver: byReview(reviewFor(link)),
  })
  const typed = useWatch({ control: form.control, name: 'password' })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(passwordFaultKey(code), { brand: BREWERY.name })

  const send = async ({ password, acceptsTerms }: Fields) => {
    try {
      const terms = link.purpose === 'invitation' ? { acceptsTerms } : {}
      const answer = await choose.mutateAsync({ ...link, password, ...terms })
      if (answer.ok) return await onChosen()
      const { code } = answer.problem
      if (code === 'link-expired' || code === 'link-used') return onClosed()
      if (!OF_THE_PASSWORD.includes(code)) return form.setError('root', { message: code })
      form.setError('password', { message: code })
      form.setFocus('password')
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={send} className={css.form}>
      <FormFault />
      {/* A password manager reads here whose password it is. */}
      <EmailField value={email} readOnly />
      <PasswordField
        {...form.register('password')}
        label={t('password.new')}
        autoComplete="new-password"
        hint={<PasswordRules password={typed} />}
        isShown={visible}
        onShow={setVisible}
      />
      <TextField
        {...form.register('repeated')}
        label={t('password.repeat')}
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
      />
      {link.purpose === 'invitation' && (
        <Checkbox {...form.register('acceptsTerms')} label={t('password.terms', { brand: BREWERY.name })} />
      )}
      <Submit wide loading={isSubmitting}>
        {t('password.save')}
      </Submit>
    </Form>
  )
}
