import type { UserInfo } from '@fust/contract/rest'
import { personFaults } from '@fust/domain/account'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useUpdateUser } from './api/use-user-calls.ts'
import { LanguageSelect, localeOf } from './language-select.tsx'
import { faultsByField, FIELD_OF_FAULT } from './person-faults.ts'
import { PersonFields, type PersonValues } from './person-fields.tsx'
import { RolesField, rolesOf, type ChosenRoles, type Place } from './roles-field.tsx'
import { userFaultKey } from './user-words.ts'
import css from './users.module.css'

type Props = { user: UserInfo; places: readonly Place[]; roles: ChosenRoles }

/** Name, phone, language and roles; without any role left somebody is none of the company any more, which is asked. */
export function UserForm({ user, places, roles: heldRoles }: Props) {
  const { t } = useTranslation()
  const showToast = useToast()
  const navigate = useNavigate()
  const update = useUpdateUser(user.UID)
  const [locale, setLocale] = useState(localeOf(user.locale))
  const [roles, setRoles] = useState(heldRoles)
  const [removing, setRemoving] = useState<PersonValues>()
  const { firstName, lastName, phone, email, version } = user
  const form = useForm<PersonValues>({
    defaultValues: { firstName, lastName, phone },
    resolver: byReview((typed) => faultsByField(personFaults({ ...typed, email }))),
  })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(userFaultKey(code))

  const save = async (typed: PersonValues) => {
    try {
      const answer = await update.mutateAsync({ ...typed, locale, version, roles: rolesOf(places, roles) })
      if (answer.ok) return showToast({ text: t('users.saved', { name: `${typed.firstName} ${typed.lastName}` }) })
      const { code } = answer.problem
      // Their last role went, and with it the sight of them.
      if (code === 'not-found' && rolesOf(places, roles).length === 0) {
        showToast({ text: t('users.removed', { name: `${firstName} ${lastName}` }) })
        return void navigate({ to: PATHS.users })
      }
      form.setError(FIELD_OF_FAULT.get(code) ?? 'root', { message: code })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }
  const onSubmit = (typed: PersonValues) => (rolesOf(places, roles).length === 0 ? setRemoving(typed) : save(typed))
  const onYes = async () => {
    if (removing) await save(removing)
    setRemoving(undefined)
  }

  return (
    <Form form={form} words={words} onSubmit={onSubmit} className={css.form}>
      <FaultSummary />
      <FormFault />
      <div className={css.pair}>
        <PersonFields />
        <LanguageSelect value={locale} onChange={setLocale} />
      </div>
      <RolesField places={places} chosen={roles} onChange={setRoles} />
      <Submit loading={isSubmitting}>{t('profile.save')}</Submit>
      <ConfirmDialog
        open={removing !== undefined}
        title={t('users.removeTitle', { name: `${firstName} ${lastName}` })}
        yes={t('users.removeYes')}
        no={t('users.removeNo')}
        busy={update.isPending}
        onYes={() => void onYes()}
        onNo={() => setRemoving(undefined)}
      >
        {t('users.removeText')}
      </ConfirmDialog>
    </Form>
  )
}
