import { useRef, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useSignIn } from './api/use-sign-in.ts'
import { DemoAccountList } from './demo-account-list.tsx'
import { emailOf, FAULT_KEYS, reviewSignIn, type SignInFields, type Step } from './sign-in-fields.ts'
import css from './sign-in-form.module.css'

type Props = {
  onSignedIn: () => Promise<void>
  /** Whose session ran out on this tab: only the password is asked. */
  email?: string
  /** Under the form, and over the accounts of a demo, which come later. */
  children?: ReactNode
}

/** E-mail first, then the password; what was typed stays whatever happens. */
export function SignInForm({ onSignedIn, email = '', children }: Props) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>(email ? 'password' : 'email')
  const [visible, setVisible] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const signIn = useSignIn()
  const form = useForm<SignInFields>({
    defaultValues: { email, password: '' },
    resolver: byReview(reviewSignIn(step)),
  })
  const { isSubmitting, errors } = form.formState
  const words = (code: string) => t(FAULT_KEYS.get(code) ?? 'messages.something-went-wrong')

  const goTo = (next: Step) => {
    setStep(next)
    form.clearErrors()
    requestAnimationFrame(() => form.setFocus(next))
  }

  const tryPassword = async ({ email: typed, password }: SignInFields) => {
    try {
      const answer = await signIn.mutateAsync({ email: emailOf(typed), password })
      if (answer.ok) return await onSignedIn()
      form.setError('root', { message: answer.problem.code })
      form.setFocus('password')
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  const onPick = (account: SignInFields) => {
    form.reset(account)
    setStep('password')
    requestAnimationFrame(() => submitButton.current?.focus())
  }

  return (
    <>
      <Form
        form={form}
        words={words}
        onSubmit={step === 'email' ? () => goTo('password') : tryPassword}
        className={css.form}
      >
        {errors.root?.message && (
          <Banner tone="bad" live>
            {words(errors.root.message)}
          </Banner>
        )}
        <TextField
          {...form.register('email')}
          label={t('session.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          readOnly={step === 'password'}
          after={
            step === 'password' && (
              <button
                type="button"
                className={css.inside}
                aria-label={t('session.changeEmailLabel')}
                onClick={() => goTo('email')}
              >
                {t('session.changeEmail')}
              </button>
            )
          }
        />
        {/* Present from the start, so that a password manager fills both at once. */}
        <div className={step === 'email' ? css.waiting : undefined} inert={step === 'email'}>
          <TextField
            {...form.register('password')}
            label={t('session.password')}
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            after={
              <button
                type="button"
                className={css.inside}
                aria-label={visible ? t('session.hidePassword') : t('session.showPassword')}
                onClick={() => setVisible(!visible)}
              >
                {visible ? t('session.hide') : t('session.show')}
              </button>
            }
          />
        </div>
        <Submit ref={submitButton} wide loading={isSubmitting}>
          {step === 'email' ? t('session.continue') : isSubmitting ? t('session.signingIn') : t('shell.login')}
        </Submit>
      </Form>
      {children}
      <DemoAccountList onPick={onPick} />
    </>
  )
}
