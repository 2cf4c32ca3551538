import type { UserInfo } from '@fust/contract/rest'
import { brokenPasswordRules } from '@fust/domain/account'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/index.ts'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { PasswordField, passwordFaultKey, PasswordRules } from '../../sign-in/index.ts'
import { useChangePassword } from '../api/use-user-calls.ts'
import css from './profile.module.css'

type Fields = { oldPassword: string; newPassword: string; repeated: string }

const review = ({ oldPassword, newPassword, repeated }: Fields) => ({
  ...(oldPassword === '' && { oldPassword: 'password-missing' }),
  ...(newPassword === ''
    ? { newPassword: 'password-missing' }
    : brokenPasswordRules(newPassword).length > 0 && { newPassword: 'password-requirements' }),
  ...(repeated !== newPassword && { repeated: 'passwords-differ' }),
})

const FIELDS: ReadonlyMap<string, keyof Fields> = new Map([
  ['old-password-wrong', 'oldPassword'],
  ['password-requirements', 'newPassword'],
  ['password-used-before', 'newPassword'],
])

/** Another password, with its rules as one types; one's other sessions end with it. */
export function ChangePasswordForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const change = useChangePassword(user.UID)
  const [visible, setVisible] = useState(false)
  const form = useForm<Fields>({
    defaultValues: { oldPassword: '', newPassword: '', repeated: '' },
    resolver: byReview(review),
  })
  const typed = useWatch({ control: form.control, name: 'newPassword' })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(passwordFaultKey(code))

  const save = async ({ oldPassword, newPassword }: Fields) => {
    try {
      const answer = await change.mutateAsync({ oldPassword, newPassword })
      if (answer.ok) {
        form.reset()
        return showToast({ text: t('profile.passwordSaved') })
      }
      const { code } = answer.problem
      const field = FIELDS.get(code)
      form.setError(field ?? 'root', { message: code })
      if (field) form.setFocus(field)
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <section className={css.part} aria-labelledby="own-password">
      <h2 id="own-password">{t('profile.password')}</h2>
      <Form form={form} words={words} onSubmit={save} className={css.form}>
        <FormFault />
        {/* A password manager reads here whose password it is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <TextField
          {...form.register('oldPassword')}
          label={t('password.old')}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.register('newPassword')}
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
        <p className={css.quiet}>{t('profile.passwordHint')}</p>
        <Submit loading={isSubmitting}>{t('password.save')}</Submit>
      </Form>
    </section>
  )
}
