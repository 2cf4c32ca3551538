import type { RecoveryCodes } from '@fust/contract/rest'
import { deviceOf, PASSKEY_NAME_MAXIMUM } from '@fust/domain/account'
import { asOneLine } from '@fust/domain/text'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/index.ts'
import { passkeyFault } from '../../../../../lib/page/passkeys.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { PasswordField } from '../../sign-in/index.ts'
import { useAddPasskey } from '../api/use-second-factor.ts'
import { factorFaultKey } from './factor-faults.ts'
import css from './profile.module.css'

type Fields = { name: string; password: string }
type Props = { onDone: (codes: RecoveryCodes) => void; onCancel: () => void }

const review = ({ name, password }: Fields) => ({
  ...(name.trim() === '' && { name: 'name-missing' }),
  ...(password === '' && { password: 'password-missing' }),
})

/** What the passkey is called, and the password once more; the device asks the rest. */
export function AddPasskeyForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  const add = useAddPasskey()
  const form = useForm<Fields>({
    defaultValues: { name: deviceOf(navigator.userAgent), password: '' },
    resolver: byReview(review),
  })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(factorFaultKey(code))

  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form])

  const submit = async ({ name, password }: Fields) => {
    try {
      const answer = await add.mutateAsync({ name: asOneLine(name).trim(), password })
      if (answer.ok) return onDone(answer.value)
      const { code } = answer.problem
      form.setError(code === 'password-wrong' ? 'password' : 'root', { message: code })
      form.setFocus('password')
    } catch (fault) {
      form.setError('root', { message: passkeyFault(fault) })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={submit} className={css.form}>
      <FormFault />
      <TextField
        {...form.register('name')}
        label={t('passkey.name')}
        hint={t('passkey.nameHint')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAXIMUM}
      />
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
