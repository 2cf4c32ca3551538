import { useNavigate, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { PATHS } from '../../../../paths.ts'
import { landing, useSignOut } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { Entrance } from '../sign-in/index.ts'
import { useSessionCall } from './session-call.ts'
import css from './verification.module.css'
import { verificationFaultKey } from './verification-faults.ts'

type Fields = { acceptsTerms: boolean }

const review = ({ acceptsTerms }: Fields) => (acceptsTerms ? {} : { acceptsTerms: 'terms-not-accepted' })

/** The terms, for who was let in by a provider and has not seen them. */
export function TermsPage({ firstName }: { firstName: string }) {
  const { t } = useTranslation()
  const { back = PATHS.home } = useSearch({ from: PATHS.verification })
  const navigate = useNavigate()
  const call = useSessionCall()
  const signOut = useSignOut()
  const form = useForm<Fields>({ defaultValues: { acceptsTerms: false }, resolver: byReview(review) })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(verificationFaultKey(code))

  const accept = async () => {
    try {
      const answer = await call('/identity/terms')
      if (answer.ok) return await navigate(landing(answer.value.user, back))
      form.setError('root', { message: answer.problem.code })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Entrance
      title={t('password.welcome', { name: firstName })}
      intro={t('verification.termsIntro', { brand: BREWERY.name })}
    >
      <Form form={form} words={words} onSubmit={accept} className={css.form}>
        <FormFault />
        <Checkbox {...form.register('acceptsTerms')} label={t('password.terms', { brand: BREWERY.name })} />
        <Submit wide loading={isSubmitting}>
          {t('session.continue')}
        </Submit>
        <Button look="secondary" wide onClick={() => void signOut()}>
          {t('shell.logout')}
        </Button>
      </Form>
    </Entrance>
  )
}
