import type { FactorPasswordBody } from '@fust/contract/rest'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/index.ts'
import type { RestAnswer } from '../../../../../lib/server/rest.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { PasswordField } from '../../sign-in/index.ts'
import { factorFaultKey } from './factor-faults.ts'
import css from './profile.module.css'

type Props<Value> = {
  send: (body: FactorPasswordBody) => Promise<RestAnswer<Value>>
  onDone: (value: Value) => void
  onCancel: () => void
  /** What is about to happen, where the heading does not say it. */
  children?: ReactNode
}

const review = ({ password }: FactorPasswordBody) => (password === '' ? { password: 'password-missing' } : {})

/** The password once more, before anything of the second factor changes. */
export function FactorPasswordForm<Value>({ send, onDone, onCancel, children }: Props<Value>) {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  const form = useForm<FactorPasswordBody>({ defaultValues: { password: '' }, resolver: byReview(review) })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(factorFaultKey(code))

  useEffect(() => form.setFocus('password'), [form])

  const submit = async (body: FactorPasswordBody) => {
    try {
      const answer = await send(body)
      if (answer.ok) return onDone(answer.value)
      const { code } = answer.problem
      form.setError(code === 'password-wrong' ? 'password' : 'root', { message: code })
      form.setFocus('password')
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={submit} className={css.form}>
      <FormFault />
      {children}
      <PasswordField
        {...form.register('password')}
        label={t('secondFactor.password')}
        autoComplete="current-password"
        isShown={visible}
        onShow={setVisible}
      />
      <div className={css.buttons}>
        <Submit loading={isSubmitting}>{t('secondFactor.go')}</Submit>
        <Button look="secondary" onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </Form>
  )
}
