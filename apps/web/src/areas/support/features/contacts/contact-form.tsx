import { visitorQuestionFaults, type VisitorQuestion } from '@fust/domain/account'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { contentAddress } from '../../../../lib/server/content-call.ts'
import { newId } from '../../../../lib/server/request.ts'
import { rest } from '../../../../lib/server/rest.ts'
import { useProof } from '../../../../lib/server/use-proof.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Submit } from '../../../../ui/form/form.tsx'
import { FieldPair, FormNote, FormSheet } from '../../../../ui/form/form-sheet.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useDraft, useKeptForm } from '../../../../ui/form/use-draft.ts'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import css from './contact-form.module.css'

/** Where a visitor writes to the brewery. */
export function WriteToUs() {
  const { t } = useTranslation()
  const [isSent, setSent] = useState(false)
  return (
    <section className={css.write} aria-labelledby="write-to-us">
      <h2 id="write-to-us">{t('contactForm.title')}</h2>
      {isSent ? (
        <output>
          <EmptyState icon="check" title={t('contactForm.sent')}>
            {t('contactForm.sentText', { brewery: BREWERY.name })}
          </EmptyState>
        </output>
      ) : (
        <>
          <p>{t('contactForm.intro')}</p>
          <ContactForm onSent={() => setSent(true)} />
        </>
      )}
    </section>
  )
}

/** However often it is sent, one ticket is opened. */
type Asked = VisitorQuestion & { requestId: string }

const empty = (): Asked => ({
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  hasAgreedTerms: false,
  requestId: newId(),
})

function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation()
  const draft = useDraft('contact', empty)
  const form = useForm<Asked>({ defaultValues: draft.start, resolver: byReview<Asked>(visitorQuestionFaults) })
  useKeptForm(form, draft)
  const { isSubmitting, isDirty } = form.formState
  const proof = useProof({ isNeeded: isDirty })
  const words = (code: string) => t(FAULTS.get(code) ?? 'contactForm.faults.failed')

  const send = async (asked: Asked) => {
    try {
      const address = contentAddress('visitors/AskBrewery')
      const answer = await proof.send((solved) => rest(address, { method: 'POST', body: { proof: solved, ...asked } }))
      if (!answer.ok) return form.setError('root', { message: answer.problem.code })
      draft.forget()
      return onSent()
    } catch {
      return form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <FormSheet form={form} words={words} onSubmit={send} label={t('contactForm.title')}>
      <FaultSummary title={t('contactForm.notFilled')} />
      <FormFault lead={t('contactForm.notSent')}>
        <QuestionsLine />
      </FormFault>
      <FieldPair>
        <TextField {...form.register('firstName')} label={t('contactForm.firstName')} autoComplete="given-name" />
        <TextField {...form.register('lastName')} label={t('contactForm.lastName')} autoComplete="family-name" />
        <TextField {...form.register('email')} type="email" label={t('contactForm.email')} autoComplete="email" />
        <TextField
          {...form.register('phone')}
          type="tel"
          label={t('contactForm.phone')}
          hint={t('contactForm.phoneHint')}
          autoComplete="tel"
        />
      </FieldPair>
      <TextField {...form.register('subject')} label={t('contactForm.subject')} autoComplete="off" />
      <TextArea {...form.register('message')} label={t('contactForm.message')} />
      <Checkbox {...form.register('hasAgreedTerms')} label={t('contactForm.agree', { brewery: BREWERY.name })} />
      <Submit loading={isSubmitting}>{t('contactForm.send')}</Submit>
      <FormNote>{proof.isWorking && t('contactForm.proof')}</FormNote>
    </FormSheet>
  )
}

/** What is wrong, in words, by its code. */
const FAULTS = new Map<string, TextKey>([
  ['missing', 'contactForm.faults.missing'],
  ['fields-missing', 'contactForm.notFilled'],
  ['too-long', 'contactForm.faults.tooLong'],
  ['email-invalid', 'contactForm.faults.email'],
  ['phone-invalid', 'contactForm.faults.phone'],
  ['terms-not-accepted', 'contactForm.faults.terms'],
  ['too-many-requests', 'contactForm.faults.tooOften'],
  ['proof-missing', 'contactForm.faults.proof'],
  ['proof-expired', 'contactForm.faults.proof'],
  ['proof-used', 'contactForm.faults.proof'],
  ['proof-wrong', 'contactForm.faults.proof'],
])
