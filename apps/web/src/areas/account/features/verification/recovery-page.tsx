import type { ReactNode } from 'react'
import type { RecoveryAnswer, RecoveryBody } from '@fust/contract/rest'
import { asOneLine } from '@fust/domain/text'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { rest } from '../../../../lib/server/rest.ts'
import { PATHS } from '../../../../paths.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { LinkButton, TextLink } from '../../../../ui/link-button.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Entrance } from '../sign-in/index.ts'
import css from './verification.module.css'
import { verificationFaultKey } from './verification-faults.ts'

const FIELDS = ['customerNumber', 'postcode', 'invoiceNumber'] as const

const review = (fields: RecoveryBody) =>
  Object.fromEntries(FIELDS.filter((name) => fields[name].trim() === '').map((name) => [name, 'field-missing']))

/** For who does not know the address any more: the company's papers say which it is. */
export function RecoveryPage(): ReactNode {
  const [addresses, setAddresses] = useState<string[] | null>(null)
  return addresses ? <Found addresses={addresses} /> : <Ask onFound={setAddresses} />
}

function Ask({ onFound }: { onFound: (addresses: string[]) => void }) {
  const { t } = useTranslation()
  const form = useForm<RecoveryBody>({
    defaultValues: { customerNumber: '', postcode: '', invoiceNumber: '' },
    resolver: byReview(review),
  })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(verificationFaultKey(code))

  const send = async (fields: RecoveryBody) => {
    const body = Object.fromEntries(FIELDS.map((name) => [name, asOneLine(fields[name]).trim()]))
    try {
      const answer = await rest<RecoveryAnswer>('/identity/account-recovery', { method: 'POST', body })
      if (answer.ok) return onFound(answer.value.addresses)
      form.setError('root', { message: answer.problem.code })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Entrance title={t('titles.accountRecovery')} intro={t('verification.recoveryIntro')}>
      <Form form={form} words={words} onSubmit={send} className={css.form}>
        <FormFault />
        <TextField {...form.register('customerNumber')} label={t('profile.number')} maxLength={40} />
        <TextField
          {...form.register('postcode')}
          label={t('verification.postcode')}
          autoComplete="postal-code"
          maxLength={16}
        />
        <TextField
          {...form.register('invoiceNumber')}
          label={t('verification.invoice')}
          hint={t('verification.invoiceHint')}
          maxLength={40}
        />
        <Submit wide loading={isSubmitting}>
          {t('verification.recover')}
        </Submit>
      </Form>
      <p className={css.wayBack}>
        <TextLink to={PATHS.login}>{t('password.backToLogin')}</TextLink>
      </p>
      <p className={css.questions}>
        <QuestionsLine />
      </p>
    </Entrance>
  )
}

function Found({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <Entrance
      title={t('titles.accountRecovery')}
      notice={
        <Banner tone="ok" live>
          {t('verification.found')}
        </Banner>
      }
    >
      <ul className={css.addresses}>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
      <div className={css.form}>
        <LinkButton wide to={PATHS.login}>
          {t('password.backToLogin')}
        </LinkButton>
        <LinkButton wide look="secondary" to={PATHS.forgotPassword}>
          {t('password.forgot')}
        </LinkButton>
      </div>
    </Entrance>
  )
}
