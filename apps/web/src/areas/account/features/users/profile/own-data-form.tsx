import type { UserInfo } from '@fust/contract/rest'
import { personFaults } from '@fust/domain/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PHONE } from '../../../../../i18n/brewery-words.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { BREWERY } from '../../../../../lib/market/brewery.ts'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { useUpdateUser } from '../api/use-user-calls.ts'
import { LanguageSelect, localeOf } from '../language-select.tsx'
import { FIELD_OF_FAULT, faultsByField } from '../person-faults.ts'
import { PersonFields, type PersonValues } from '../person-fields.tsx'
import { userFaultKey } from '../user-words.ts'
import css from './profile.module.css'

/** Name, phone and language; the address one signs in with stays what it is (IDN-43). */
export function OwnDataForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const update = useUpdateUser(user.UID)
  const [locale, setLocale] = useState(localeOf(user.locale))
  const { firstName, lastName, phone, email } = user
  const form = useForm<PersonValues>({
    defaultValues: { firstName, lastName, phone },
    resolver: byReview((typed) => faultsByField(personFaults({ ...typed, email }))),
  })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(userFaultKey(code))

  const save = async (typed: PersonValues) => {
    try {
      const answer = await update.mutateAsync({ ...typed, locale, version: user.version })
      if (answer.ok) return showToast({ text: t('profile.saved') })
      const { code } = answer.problem
      form.setError(FIELD_OF_FAULT.get(code) ?? 'root', { message: code })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <section className={css.part} aria-labelledby="own-data">
      <h2 id="own-data">{t('profile.data')}</h2>
      <Form form={form} words={words} onSubmit={save} className={css.form}>
        <FormFault />
        <PersonFields isOneself />
        <LanguageSelect value={locale} onChange={setLocale} />
        <TextField
          label={t('session.email')}
          type="email"
          value={email}
          readOnly
          hint={t('profile.emailFixed', { brand: BREWERY.name, phone: PHONE })}
        />
        <Submit loading={isSubmitting}>{t('profile.save')}</Submit>
      </Form>
    </section>
  )
}
