import { PARTNER_TRADES, partnerRequestFaults, type PartnerRequest } from '@fust/domain/account'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { contentAddress } from '../../../../lib/server/content-call.ts'
import { newId } from '../../../../lib/server/request.ts'
import { rest } from '../../../../lib/server/rest.ts'
import { useProof } from '../../../../lib/server/use-proof.ts'
import { PATHS } from '../../../../paths.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Submit } from '../../../../ui/form/form.tsx'
import { FieldPair, FormNote, FormSheet } from '../../../../ui/form/form-sheet.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useDraft, useKeptForm } from '../../../../ui/form/use-draft.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { QuestionsLine } from '../../../../ui/questions-line.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { pageContentQuery } from '../support/index.ts'
import css from './become-partner-page.module.css'

/** Who is no customer yet says who they are; the brewery calls. */
export function BecomePartnerPage() {
  const { t } = useTranslation()
  const words = useQuery(pageContentQuery('becomePartner'))
  const [isSent, setSent] = useState(false)
  // Drawn in pieces after what stands above it: on a phone a form this long takes a while.
  const hasForm = useDeferredValue(true, false)
  return (
    <Page>
      <PageHead title={t('titles.becomePartner')} intro={t('becomePartner.intro', { brewery: BREWERY.name })} />
      {isSent ? (
        <output>
          <EmptyState
            icon="check"
            title={t('becomePartner.sent')}
            action={<LinkButton to={PATHS.brands}>{t('titles.brands')}</LinkButton>}
          >
            {t('becomePartner.sentText', { brewery: BREWERY.name })}
          </EmptyState>
        </output>
      ) : (
        <div className={css.columns}>
          {hasForm && <RequestForm onSent={() => setSent(true)} />}
          {words.data && <Prose html={words.data.body} />}
        </div>
      )}
    </Page>
  )
}

/** However often it is sent, one ticket is opened. */
type Asked = PartnerRequest & { requestId: string }

const empty = (): Asked => ({
  companyName: '',
  chamberNumber: '',
  city: '',
  trade: 'bar',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  hasAgreedTerms: false,
  requestId: newId(),
})

function RequestForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation()
  const draft = useDraft('become-partner', empty)
  const form = useForm<Asked>({ defaultValues: draft.start, resolver: byReview<Asked>(partnerRequestFaults) })
  useKeptForm(form, draft)
  const { isSubmitting, isDirty } = form.formState
  const proof = useProof({ isNeeded: isDirty })
  const trade = useWatch({ control: form.control, name: 'trade' })
  const words = (code: string) => t(FAULTS.get(code) ?? 'becomePartner.faults.failed')

  const send = async (asked: Asked) => {
    try {
      const address = contentAddress('businnespartner/BecomePartner')
      const answer = await proof.send((solved) => rest(address, { method: 'POST', body: { proof: solved, ...asked } }))
      if (!answer.ok) return form.setError('root', { message: answer.problem.code })
      draft.forget()
      return onSent()
    } catch {
      return form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <FormSheet form={form} words={words} onSubmit={send} label={t('titles.becomePartner')}>
      <FaultSummary title={t('becomePartner.notFilled')} />
      <FormFault lead={t('becomePartner.notSent')}>
        <QuestionsLine />
      </FormFault>
      <fieldset className={css.part}>
        <legend>{t('becomePartner.company')}</legend>
        <TextField
          {...form.register('companyName')}
          label={t('becomePartner.companyName')}
          autoComplete="organization"
        />
        <FieldPair>
          <TextField {...form.register('city')} label={t('becomePartner.city')} autoComplete="address-level2" />
          <TextField
            {...form.register('chamberNumber')}
            label={t('becomePartner.chamberNumber')}
            hint={t('becomePartner.chamberHint')}
            autoComplete="off"
          />
        </FieldPair>
        <Select
          name="trade"
          label={t('becomePartner.trade')}
          options={PARTNER_TRADES.map((value) => ({ value, label: t(TRADES[value]) }))}
          value={trade}
          onChange={(chosen) => form.setValue('trade', chosen)}
        />
      </fieldset>
      <fieldset className={css.part}>
        <legend>{t('becomePartner.person')}</legend>
        <FieldPair>
          <TextField {...form.register('firstName')} label={t('becomePartner.firstName')} autoComplete="given-name" />
          <TextField {...form.register('lastName')} label={t('becomePartner.lastName')} autoComplete="family-name" />
          <TextField {...form.register('email')} type="email" label={t('becomePartner.email')} autoComplete="email" />
          <TextField {...form.register('phone')} type="tel" label={t('becomePartner.phone')} autoComplete="tel" />
        </FieldPair>
        <TextArea
          {...form.register('message')}
          label={t('becomePartner.message')}
          hint={t('becomePartner.messageHint')}
        />
      </fieldset>
      <Checkbox {...form.register('hasAgreedTerms')} label={t('becomePartner.agree', { brewery: BREWERY.name })} />
      <Submit loading={isSubmitting}>{t('becomePartner.send')}</Submit>
      <FormNote>{proof.isWorking && t('becomePartner.proof')}</FormNote>
    </FormSheet>
  )
}

const TRADES = {
  bar: 'becomePartner.trades.bar',
  restaurant: 'becomePartner.trades.restaurant',
  shop: 'becomePartner.trades.shop',
  wholesale: 'becomePartner.trades.wholesale',
  events: 'becomePartner.trades.events',
  other: 'becomePartner.trades.other',
} as const satisfies Record<PartnerRequest['trade'], TextKey>

/** What is wrong, in words, by its code. */
const FAULTS = new Map<string, TextKey>([
  ['missing', 'becomePartner.faults.missing'],
  ['fields-missing', 'becomePartner.notFilled'],
  ['too-long', 'becomePartner.faults.tooLong'],
  ['email-invalid', 'becomePartner.faults.email'],
  ['phone-invalid', 'becomePartner.faults.phone'],
  ['terms-not-accepted', 'becomePartner.faults.terms'],
  ['too-many-requests', 'becomePartner.faults.tooOften'],
  ['proof-missing', 'becomePartner.faults.proof'],
  ['proof-expired', 'becomePartner.faults.proof'],
  ['proof-used', 'becomePartner.faults.proof'],
  ['proof-wrong', 'becomePartner.faults.proof'],
])
