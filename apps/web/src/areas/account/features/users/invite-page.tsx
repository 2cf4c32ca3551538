import { personFaults, EMAIL_MAXIMUM } from '@fust/domain/account'
import type { Language } from '@fust/domain/market'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useDraft, useKeptForm } from '../../../../ui/form/use-draft.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { ProfileFrame } from './profile/profile-frame.tsx'
import { useInvite } from './api/use-user-calls.ts'
import { managedShipTosQuery } from './api/user-queries.ts'
import { LanguageSelect, localeOf } from './language-select.tsx'
import { faultsByField, FIELD_OF_FAULT } from './person-faults.ts'
import { PersonFields, type PersonValues } from './person-fields.tsx'
import { placesToGive, RolesField, rolesOf, type ChosenRoles, type Place } from './roles-field.tsx'
import { userFaultKey } from './user-words.ts'
import css from './users.module.css'

/** Somebody new: who they are, and what they may do where; they choose a password by a mail. */
export function InvitePage() {
  const { t } = useTranslation()
  const asked = useQuery(managedShipTosQuery)
  const managed = useArrived(asked.data)
  return (
    <ProfileFrame title={t('titles.inviteUser')} intro={t('users.inviteIntro')}>
      <UnknownState query={asked} skeleton={<Skeleton height={480} />} />
      {managed && <InviteForm places={placesToGive(managed.shipTos)} />}
    </ProfileFrame>
  )
}

type Fields = PersonValues & { email: string; locale: Language; roles: ChosenRoles }

const OF_THE_EMAIL = new Set(['email-invalid', 'user-exists'])

function InviteForm({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showToast = useToast()
  const invite = useInvite()
  const language = useLanguage()
  const [hasNoRole, setHasNoRole] = useState(false)
  const draft = useDraft('invite', (): Fields => {
    return { email: '', firstName: '', lastName: '', phone: '', locale: localeOf(language), roles: {} }
  })
  const form = useForm<Fields>({
    defaultValues: draft.start,
    resolver: byReview((typed) => faultsByField(personFaults(typed))),
  })
  useKeptForm(form, draft)
  const [locale, roles] = useWatch({ control: form.control, name: ['locale', 'roles'] })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(userFaultKey(code))

  const send = async (typed: Fields) => {
    const given = rolesOf(places, typed.roles)
    setHasNoRole(given.length === 0)
    if (given.length === 0) return
    try {
      const answer = await invite.mutateAsync({ ...typed, roles: given })
      if (answer.ok) {
        draft.forget()
        showToast({ text: t('users.invited', { email: answer.value.email }) })
        return await navigate({ to: PATHS.users })
      }
      const { code } = answer.problem
      const field = OF_THE_EMAIL.has(code) ? 'email' : FIELD_OF_FAULT.get(code)
      form.setError(field ?? 'root', { message: code })
      if (field) form.setFocus(field)
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={send} className={css.form}>
      <FaultSummary />
      <FormFault />
      <TextField
        {...form.register('email')}
        label={t('session.email')}
        hint={t('users.emailHint')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAXIMUM}
      />
      <div className={css.pair}>
        <PersonFields />
        <LanguageSelect value={locale} onChange={(chosen) => form.setValue('locale', chosen)} />
      </div>
      <RolesField
        places={places}
        chosen={roles}
        onChange={(chosen) => form.setValue('roles', chosen)}
        error={hasNoRole ? t('users.faults.roles') : undefined}
      />
      <Submit loading={isSubmitting}>{t('users.inviteSend')}</Submit>
    </Form>
  )
}
