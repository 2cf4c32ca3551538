import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/index.ts'
import { BREWERY } from '../../../../../lib/market/brewery.ts'
import { readSession } from '../../../../../lib/storage/storage.ts'
import { PATHS } from '../../../../../paths.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { LinkButton, TextLink } from '../../../../../ui/link-button.tsx'
import { QuestionsLine } from '../../../../../ui/questions-line.tsx'
import { EmailField } from '../email-field.tsx'
import { Entrance } from '../entrance.tsx'
import { emailOf, isEmail } from '../sign-in-fields.ts'
import { useAskForLink } from './api/use-ask-for-link.ts'
import css from './new-password.module.css'
import { passwordFaultKey } from '../password-faults.ts'

/** Forgot the password: the address is asked, and a mail is on its way. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <Ask onSent={setSentTo} /> : <OnItsWay email={sentTo} onAgain={() => setSentTo(null)} />
}

type Fields = { email: string }

const review = ({ email }: Fields) => (isEmail(email) ? {} : { email: 'email-invalid' })

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation()
  const ask = useAskForLink()
  const form = useForm<Fields>({ defaultValues: { email: readSession('email') ?? '' }, resolver: byReview(review) })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(passwordFaultKey(code))

  const send = async ({ email: typed }: Fields) => {
    const email = emailOf(typed)
    try {
      const answer = await ask.mutateAsync({ email })
      if (answer.ok) return onSent(email)
      form.setError('root', { message: answer.problem.code })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Entrance title={t('password.forgotTitle')} intro={t('password.forgotIntro')}>
      <Form form={form} words={words} onSubmit={send} className={css.form}>
        <FormFault />
        <EmailField {...form.register('email')} />
        <Submit wide loading={isSubmitting}>
          {t('password.send')}
        </Submit>
      </Form>
      <p className={css.wayBack}>
        <TextLink to={PATHS.login}>{t('password.backToLogin')}</TextLink>
      </p>
      <p className={css.wayBack}>
        <TextLink to={PATHS.accountRecovery}>{t('password.noAddress')}</TextLink>
      </p>
    </Entrance>
  )
}

function OnItsWay({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Entrance
      title={t('password.sentTitle')}
      notice={
        <Banner tone="ok" live>
          {t('password.sentText', { email, brand: BREWERY.name })}
        </Banner>
      }
    >
      <p className={css.text}>{t('password.sentNothing')}</p>
      <div className={css.ways}>
        <LinkButton to={PATHS.login} wide>
          {t('password.backToLogin')}
        </LinkButton>
        <Button look="secondary" wide onClick={onAgain}>
          {t('password.sendAgain')}
        </Button>
      </div>
      <p className={css.questions}>
        <QuestionsLine />
      </p>
    </Entrance>
  )
}
