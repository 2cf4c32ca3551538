import type { FactorCodeBody, NewSecondFactor, RecoveryCodes } from '@fust/contract/rest'
import { asOneLine } from '@fust/domain/text'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../../i18n/index.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FormFault } from '../../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../../ui/form/form.tsx'
import { CodeField } from '../../sign-in/index.ts'
import { useConfirmFactor } from '../api/use-second-factor.ts'
import { factorFaultKey } from './factor-faults.ts'
import css from './profile.module.css'

type Props = { factor: NewSecondFactor; onDone: (codes: RecoveryCodes) => void; onCancel: () => void }

const review = ({ code }: FactorCodeBody) => (code.trim() === '' ? { code: 'code-missing' } : {})

/** The secret for the app, as a picture and in letters, and the first code that shows that it has arrived. */
export function ConfirmFactorForm({ factor: { secret, squares }, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirmFactor()
  const form = useForm<FactorCodeBody>({ defaultValues: { code: '' }, resolver: byReview(review) })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(factorFaultKey(code))

  useEffect(() => form.setFocus('code'), [form])

  const submit = async ({ code: typed }: FactorCodeBody) => {
    try {
      const answer = await confirm.mutateAsync({ code: asOneLine(typed).trim() })
      if (answer.ok) return onDone(answer.value)
      const { code } = answer.problem
      const isWrong = code === 'second-factor-wrong' || code === 'invalid-input'
      form.setError(isWrong ? 'code' : 'root', { message: isWrong ? 'second-factor-wrong' : code })
      form.setFocus('code', { shouldSelect: true })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={submit} className={css.form}>
      <FormFault />
      <p>{t('secondFactor.scan')}</p>
      <Squares rows={squares} label={t('secondFactor.picture')} />
      <p>
        {t('secondFactor.secret')}
        {': '}
        <code className={css.secret}>{secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
      <CodeField {...form.register('code')} inputMode="numeric" />
      <div className={css.buttons}>
        <Submit loading={isSubmitting}>{t('secondFactor.confirm')}</Submit>
        <Button look="secondary" onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </Form>
  )
}

/** A QR code: a path of its dark squares on white, whatever the colours of the page. */
function Squares({ rows, label }: { rows: readonly string[]; label: string }) {
  const side = rows.length
  const path = rows.flatMap((row, y) => Array.from(row, (square, x) => (square === '1' ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={css.squares}
      viewBox={`0 0 ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img element
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  )
}
