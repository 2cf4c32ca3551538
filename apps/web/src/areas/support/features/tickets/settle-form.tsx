import type { Ticket } from '@fust/contract/rest'
import { CLAIM_SETTLEMENTS, TICKET_MAXIMUM, type ClaimSettlement } from '@fust/domain/support'
import { isLongerThan } from '@fust/domain/text'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { SUPPORT_KEY } from '../../../../lib/server/query-keys.ts'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useSettleClaim } from '../../api/use-ticket-changes.ts'
import css from './claim-section.module.css'
import { ticketFaultKey } from './ticket-words.ts'

type Fields = { settlement: ClaimSettlement | ''; description: string }

const WAYS: Readonly<Record<ClaimSettlement, TextKey>> = {
  credit: 'claims.ways.credit',
  replacement: 'claims.ways.replacement',
  rejected: 'claims.ways.rejected',
}

/** How the brewery settles a claim, and what it answers; both go with one button. */
export function SettleForm({ ticket: { caseNumber } }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const settle = useSettleClaim()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const form = useForm<Fields>({
    defaultValues: { settlement: '', description: '' },
    resolver: byReview(({ settlement, description }: Fields) => ({
      ...(settlement === '' && { settlement: 'settlement-missing' }),
      ...(description.trim() === ''
        ? { description: 'missing' }
        : isLongerThan(description, TICKET_MAXIMUM.comment) && { description: 'too-long' }),
    })),
  })
  const settlement = useWatch({ control: form.control, name: 'settlement' })
  const words = (code: string) => t(ticketFaultKey(code))

  const send = async (fields: Fields) => {
    if (fields.settlement === '') return
    try {
      const said = { settlement: fields.settlement, description: fields.description.trim() }
      const answer = await settle.mutateAsync({ ticketId: caseNumber, ...said })
      if (answer.ok) return showToast({ tone: 'ok', text: t('claims.told') })
      if (answer.problem.code !== 'claim-settled') return form.setError('root', { message: answer.problem.code })
      // What somebody else settled stands in the place of this form.
      showToast({ tone: 'bad', text: words(answer.problem.code) })
      await queryClient.invalidateQueries({ queryKey: SUPPORT_KEY })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={send} className={css.settle} label={t('claims.settlement')}>
      <FaultSummary title={t('tickets.notFilled')} />
      <FormFault lead={t('tickets.notSent')} />
      <RadioGroup
        name="settlement"
        label={t('claims.settlement')}
        options={CLAIM_SETTLEMENTS.map((value) => ({ value, label: t(WAYS[value]) }))}
        value={settlement === '' ? undefined : settlement}
        onChange={(chosen) => form.setValue('settlement', chosen, { shouldValidate: form.formState.isSubmitted })}
      />
      <TextArea {...form.register('description')} label={t('claims.answer')} hint={t('claims.answerHint')} />
      <div>
        <Submit loading={form.formState.isSubmitting}>{t('claims.settle')}</Submit>
      </div>
    </Form>
  )
}
