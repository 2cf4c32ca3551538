import type { ReactNode } from 'react'
import { maskedPhone } from '@fust/domain/account'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { rest } from '../../../../lib/server/rest.ts'
import { PATHS } from '../../../../paths.ts'
import { landing, useSession, useSignOut } from '../../../../session/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Entrance } from '../sign-in/index.ts'
import { useSessionCall } from './session-call.ts'
import css from './verification.module.css'
import { verificationFaultKey } from './verification-faults.ts'

type Fields = { code: string }

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')
const review = ({ code }: Fields) => (digitsOf(code).length === 6 ? {} : { code: 'code-missing' })

/** A code by SMS says that the phone is one's own. */
export function PhonePage(): ReactNode {
  const { t } = useTranslation()
  const { user } = useSession()
  if (user && !user.userValidation && !user.emailLogin)
    return user.phone === '' ? <NoPhone /> : <VerifyPhone phone={user.phone} />
  return (
    <Entrance title={t('titles.verificationPhone')} intro={t('verification.nothing')}>
      <LinkButton wide to={user ? PATHS.home : PATHS.login}>
        {user ? t('errors.toHome') : t('password.backToLogin')}
      </LinkButton>
    </Entrance>
  )
}

/** Nobody knows where to send it. */
function NoPhone() {
  const { t } = useTranslation()
  return (
    <Entrance title={t('titles.verificationPhone')} notice={<Banner tone="warn">{t('verification.noPhone')}</Banner>}>
      <LogOut />
      <p className={css.questions}>
        <QuestionsLine />
      </p>
    </Entrance>
  )
}

function LogOut() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  return (
    <Button look="secondary" wide onClick={() => void signOut()}>
      {t('shell.logout')}
    </Button>
  )
}

function VerifyPhone({ phone }: { phone: string }) {
  const { t } = useTranslation()
  const { back = PATHS.home } = useSearch({ from: PATHS.verificationPhone })
  const navigate = useNavigate()
  const call = useSessionCall()
  const ask = useMutation({ mutationFn: () => rest<void>('/identity/phone-code', { method: 'POST' }) })
  const isSent = ask.data?.ok === true
  // Before one was sent there is none to fill in.
  const form = useForm<Fields>({ defaultValues: { code: '' }, resolver: byReview(isSent ? review : () => ({})) })
  const { isSubmitting, errors } = form.formState
  const words = (code: string) => t(verificationFaultKey(code))
  const fault = ask.isError ? 'unreachable' : ask.data?.ok === false ? ask.data.problem.code : errors.root?.message

  const send = async () => {
    form.clearErrors()
    const answer = await ask.mutateAsync().catch(() => null)
    if (answer?.ok) requestAnimationFrame(() => form.setFocus('code'))
  }
  const verify = async ({ code }: Fields) => {
    try {
      const answer = await call('/identity/phone-verification', { code: digitsOf(code) })
      if (answer.ok) return await navigate(landing(answer.value.user, back))
      form.setError('code', { message: answer.problem.code })
      form.setFocus('code')
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  const shown = maskedPhone(phone)
  return (
    <Entrance
      title={t('titles.verificationPhone')}
      intro={t('verification.phoneIntro', { phone: shown })}
      notice={
        isSent && (
          <Banner tone="ok" live>
            {t('verification.codeSent', { phone: shown })}
          </Banner>
        )
      }
    >
      <Form form={form} words={words} onSubmit={isSent ? verify : send} className={css.form}>
        {fault && (
          <Banner tone="bad" live>
            {words(fault)}
          </Banner>
        )}
        {isSent && (
          <TextField
            {...form.register('code')}
            label={t('verification.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
          />
        )}
        <Submit wide loading={isSubmitting}>
          {isSent ? t('verification.verify') : t('verification.sendCode')}
        </Submit>
        {isSent && (
          <Button look="secondary" wide loading={ask.isPending} onClick={() => void send()}>
            {t('verification.sendAgain')}
          </Button>
        )}
        <LogOut />
      </Form>
      <p className={css.questions}>
        <QuestionsLine />
      </p>
    </Entrance>
  )
}
