import type { SessionUser } from '@fust/contract/rest'
import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { PHONE } from '../../../../i18n/brewery-words.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { hasPasskeys, passkeyFault } from '../../../../lib/page/passkeys.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { InsideButton } from './inside-button.tsx'
import { PasswordField } from './password-field.tsx'
import { usePasskeySignIn, useSignIn } from './api/use-sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { DemoAccountList } from './demo-account-list.tsx'
import { EmailField } from './email-field.tsx'
import { emailOf, FAULT_KEYS, reviewSignIn, type SignInFields, type Step } from './sign-in-fields.ts'
import css from './sign-in-form.module.css'

type Props = {
  onSignedIn: (user: SessionUser | null) => Promise<void>
  /** Whose session ran out on this tab: only the password is asked. */
  email?: string
  /** The way on for who has forgotten the password; it is told what was typed as the e-mail address. */
  forgot?: ComponentType<{ typed: () => string }>
  /** Sends whoever signs in elsewhere there, by their e-mail address; true for who goes. */
  leave?: (email: string) => Promise<boolean>
  /** Under the form, and over the accounts of a demo, which come later. */
  children?: ReactNode
}

// As many as the server forgives, unless a brewery has set it otherwise.
const SIGN_IN_ATTEMPTS = 5

/** E-mail first, then the password; what was typed stays whatever happens. */
export function SignInForm({ onSignedIn, email = '', forgot: Forgot, leave, children }: Props) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>(email ? 'password' : 'email')
  const [visible, setVisible] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const signIn = useSignIn()
  const [secondStep, setSecondStep] = useState<{ token: string; hasPasskey: boolean } | null>(null)
  const passkey = usePasskeySignIn()
  const failures = useRef({ email: '', count: 0 })
  const form = useForm<SignInFields>({
    defaultValues: { email, password: '' },
    resolver: byReview(reviewSignIn(step)),
  })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(FAULT_KEYS.get(code) ?? 'messages.something-went-wrong', { phone: PHONE })

  const goTo = (next: Step) => {
    setStep(next)
    form.clearErrors()
    requestAnimationFrame(() => form.setFocus(next))
  }

  const tryEmail = async ({ email: typed }: SignInFields) => {
    // Whoever cannot be asked leaves the password, which works for all who have one.
    const leaves = await leave?.(emailOf(typed)).catch(() => false)
    if (!leaves) goTo('password')
  }

  const tryPassword = async ({ email: typed, password }: SignInFields) => {
    try {
      const answer = await signIn.mutateAsync({ email: emailOf(typed), password })
      if (answer.ok) {
        const { user, secondStep: token, hasPasskey = false } = answer.value
        return token === undefined ? await onSignedIn(user) : setSecondStep({ token, hasPasskey })
      }
      form.setError('root', {
        message: answer.problem.code === 'wrong-credentials' ? wrongAgain(typed) : answer.problem.code,
      })
      form.setFocus('password')
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  /** The server says the same to every wrong password; whoever has typed five hears what became of an account, if there is one. */
  const wrongAgain = (typed: string) => {
    const { email: before, count } = failures.current
    failures.current = { email: emailOf(typed), count: before === emailOf(typed) ? count + 1 : 1 }
    return failures.current.count >= SIGN_IN_ATTEMPTS ? 'account-locked' : 'wrong-credentials'
  }

  const onPick = (account: SignInFields) => {
    form.reset(account)
    setStep('password')
    requestAnimationFrame(() => submitButton.current?.focus())
  }

  /** Back to the password: by choice, or with why. */
  const startAgain = (code?: string) => {
    setSecondStep(null)
    form.resetField('password')
    if (code) form.setError('root', { message: code })
    requestAnimationFrame(() => form.setFocus('password'))
  }

  const byPasskey = async () => {
    form.clearErrors()
    try {
      const answer = await passkey.mutateAsync()
      if (answer.ok) return await onSignedIn(answer.value.user)
      form.setError('root', { message: answer.problem.code })
    } catch (fault) {
      form.setError('root', { message: passkeyFault(fault) })
    }
  }

  if (secondStep !== null) return <CodeForm {...secondStep} onSignedIn={onSignedIn} onStartAgain={startAgain} />

  return (
    <>
      <Form form={form} words={words} onSubmit={step === 'email' ? tryEmail : tryPassword} className={css.form}>
        <FormFault />
        <EmailField
          {...form.register('email')}
          readOnly={step === 'password'}
          after={
            step === 'password' && (
              <InsideButton label={t('session.changeEmailLabel')} onClick={() => goTo('email')}>
                {t('session.changeEmail')}
              </InsideButton>
            )
          }
        />
        {/* Present from the start, so that a password manager fills both at once. */}
        <div className={step === 'email' ? css.waiting : undefined} inert={step === 'email'}>
          <PasswordField
            {...form.register('password')}
            label={t('session.password')}
            autoComplete="current-password"
            isShown={visible}
            onShow={setVisible}
          />
        </div>
        <Submit ref={submitButton} wide loading={isSubmitting}>
          {step === 'email' ? t('session.continue') : isSubmitting ? t('session.signingIn') : t('shell.login')}
        </Submit>
      </Form>
      {hasPasskeys() && (
        <p className={css.passkey}>
          <Button look="secondary" wide loading={passkey.isPending} onClick={() => void byPasskey()}>
            {t('passkey.logIn')}
          </Button>
        </p>
      )}
      {Forgot && (
        <p className={css.forgot}>
          <Forgot typed={() => emailOf(form.getValues('email'))} />
        </p>
      )}
      {children}
      <DemoAccountList onPick={onPick} />
    </>
  )
}
