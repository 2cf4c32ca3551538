import type { Problem } from '@fust/contract/rest'
import { asOneLine } from '@fust/domain/text'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSignIn } from './api/use-sign-in.ts'
import { DemoAccountList } from './demo-account-list.tsx'
import css from './sign-in-form.module.css'

type Step = 'email' | 'password'
type Faults = { email?: string; password?: string; form?: string }

type Props = {
  onSignedIn: () => Promise<void>
  /** Under the form, and over the accounts of a demo, which come later. */
  children?: ReactNode
}

/** E-mail first, then the password; what was typed stays whatever happens. */
export function SignInForm({ onSignedIn, children }: Props) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>('email')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [visible, setVisible] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const signIn = useSignIn()

  const goTo = (next: Step) => {
    setStep(next)
    setFaults({})
    requestAnimationFrame(() => (next === 'email' ? emailField : passwordField).current?.focus())
  }

  const acceptEmail = () => {
    if (looksLikeEmail(email)) return goTo('password')
    setFaults({ email: t('session.emailInvalid') })
    emailField.current?.focus()
  }

  const tryPassword = async () => {
    if (password === '') {
      setFaults({ password: t('session.passwordMissing') })
      passwordField.current?.focus()
      return
    }
    setFaults({})
    try {
      const answer = await signIn.mutateAsync({ email: asOneLine(email).trim(), password })
      if (answer.ok) return await onSignedIn()
      setFaults({ form: problemText(answer.problem) })
      passwordField.current?.focus()
    } catch {
      setFaults({ form: t('session.unreachable') })
    }
  }

  const problemText = ({ code }: Problem): string => {
    // What cannot be an address or a password is not theirs either.
    if (code === 'wrong-credentials' || code === 'invalid-input') return t('messages.wrong-credentials')
    if (code === 'account-locked') return t('messages.account-locked')
    return t('messages.something-went-wrong')
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'email') acceptEmail()
    else void tryPassword()
  }

  const onPick = (account: { email: string; password: string }) => {
    setEmail(account.email)
    setPassword(account.password)
    setStep('password')
    setFaults({})
    requestAnimationFrame(() => submitButton.current?.focus())
  }

  return (
    <>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        {faults.form && (
          <Banner tone="bad" live>
            {faults.form}
          </Banner>
        )}
        <TextField
          ref={emailField}
          label={t('session.email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          value={email}
          error={faults.email}
          readOnly={step === 'password'}
          onChange={(event) => setEmail(event.target.value)}
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
            ref={passwordField}
            label={t('session.password')}
            type={visible ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            value={password}
            error={faults.password}
            onChange={(event) => setPassword(event.target.value)}
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
        <Button type="submit" ref={submitButton} wide loading={signIn.isPending}>
          {step === 'email' ? t('session.continue') : signIn.isPending ? t('session.signingIn') : t('shell.login')}
        </Button>
      </form>
      {children}
      <DemoAccountList onPick={onPick} />
    </>
  )
}

function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(text.trim())
}
