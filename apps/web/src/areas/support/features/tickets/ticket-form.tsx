import type { Ticket, TicketCategory, TicketSubCategory } from '@fust/contract/rest'
import { TICKET_MAXIMUM, type TicketKind } from '@fust/domain/support'
import { isLongerThan } from '@fust/domain/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { SUPPORT_KEY } from '../../../../lib/server/query-keys.ts'
import { newId } from '../../../../lib/server/request.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Button } from '../../../../ui/button.tsx'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useDraft, useKeptForm } from '../../../../ui/form/use-draft.ts'
import { Select } from '../../../../ui/select/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FailedPart, UnknownState } from '../../../../ui/states.tsx'
import { categoriesQuery, claimableQuery } from '../../api/support-queries.ts'
import { useOpenTicket } from '../../api/use-ticket-changes.ts'
import { ClaimPicker } from './claim-picker.tsx'
import { claimLinesOf, type Claimed } from './claimed.ts'
import { FilePicker } from './file-picker.tsx'
import css from './ticket-form.module.css'
import { ticketFaultKey } from './ticket-words.ts'
import { useFiles } from './use-files.ts'

type Fields = {
  categoryId: string
  subCategoryId: string
  subject: string
  description: string
  orderNumber: string
  /** What is wrong with which line of the order. */
  claimed: Claimed
  /** However often it is sent, one ticket comes of it. */
  key: string
}

type Props = {
  kind: TicketKind
  orderNumber?: string | undefined
  /** The ticket is there; not all of its files may be. */
  onOpened: (ticket: Ticket, haveAllFiles: boolean) => void
  onLeave: () => void
}

/** Asks the brewery something, with files. */
export function TicketForm(props: Props) {
  const { t } = useTranslation()
  const asked = useQuery(categoriesQuery())
  const known = useArrived(asked.data)
  const heading = useId()
  return (
    <section className={css.write} aria-labelledby={heading}>
      <h2 id={heading}>{t(props.kind === 'request' ? 'tickets.newRequest' : 'tickets.newTicket')}</h2>
      <UnknownState query={asked} skeleton={<Skeleton height={420} />} />
      {known && (
        <TicketFields
          {...props}
          categories={known.categories.filter(({ kind }) => kind === props.kind)}
          parts={known.parts}
        />
      )}
    </section>
  )
}

type Choices = { categories: readonly TicketCategory[]; parts: readonly TicketSubCategory[] }

const reviewFor =
  (needsCategory: boolean) =>
  ({ categoryId, subject, description }: Fields) => ({
    ...(needsCategory && categoryId === '' && { categoryId: 'category-missing' }),
    ...(subject.trim() === ''
      ? { subject: 'missing' }
      : isLongerThan(subject, TICKET_MAXIMUM.subject) && { subject: 'too-long' }),
    ...(description.trim() === ''
      ? { description: 'missing' }
      : isLongerThan(description, TICKET_MAXIMUM.description) && { description: 'too-long' }),
  })

function TicketFields({ kind, orderNumber = '', onOpened, onLeave, categories, parts }: Props & Choices) {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  const open = useOpenTicket()
  const files = useFiles()
  const queryClient = useQueryClient()
  // What is wished for is no claim.
  const goods = useQuery(claimableQuery(kind === 'question' ? orderNumber : ''))
  const draft = useDraft(`${kind} ${orderNumber}`, (): Fields => {
    return { categoryId: '', subCategoryId: '', subject: '', description: '', orderNumber, claimed: {}, key: newId() }
  })
  const form = useForm<Fields>({
    defaultValues: draft.start,
    resolver: byReview(reviewFor(categories.length > 0)),
  })
  useKeptForm(form, draft)
  const { isSubmitting } = form.formState
  const [categoryId, subCategoryId, claimed] = useWatch({
    control: form.control,
    name: ['categoryId', 'subCategoryId', 'claimed'],
  })
  const ownParts = parts.filter((part) => part.categoryId === categoryId)
  const words = (code: string) => t(ticketFaultKey(code))

  const send = async (fields: Fields) => {
    const lines = claimLinesOf(goods.data ?? [], fields.claimed)
    // A colleague has claimed all of it meanwhile: that is said before it becomes a question without a claim.
    if (lines.length === 0 && Object.keys(fields.claimed).length > 0) {
      form.setValue('claimed', {})
      return form.setError('root', { message: 'claim-too-many' })
    }
    try {
      const answer = await open.mutateAsync({
        key: fields.key,
        subject: fields.subject.trim(),
        description: fields.description.trim(),
        ...(fields.categoryId && { categoryId: fields.categoryId }),
        ...(fields.subCategoryId && { subCategoryId: fields.subCategoryId }),
        ...(fields.orderNumber && { orderNumber: fields.orderNumber }),
        ...(lines.length > 0 && { lines }),
        ...(shipTo && !fields.orderNumber && { shipToId: shipTo.shipToId }),
      })
      if (!answer.ok) {
        form.setError('root', { message: answer.problem.code })
        // What can be claimed now is shown beside it.
        if (lines.length > 0) await queryClient.invalidateQueries({ queryKey: [...SUPPORT_KEY, 'claimable'] })
        return
      }
      const haveAllFiles = await files.send(answer.value.caseNumber)
      draft.forget()
      onOpened(answer.value, haveAllFiles)
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  const claim = (next: Claimed) => {
    form.setValue('claimed', next)
    if (form.getValues('subject').trim() === '')
      form.setValue('subject', t('claims.subject', { number: orderNumber }), {
        shouldValidate: form.formState.isSubmitted,
      })
  }

  const leave = () => {
    draft.forget()
    onLeave()
  }

  return (
    <Form form={form} words={words} onSubmit={send} className={css.form}>
      <FaultSummary title={t('tickets.notFilled')} />
      <FormFault lead={t('tickets.notSent')} />
      {categories.length > 0 && (
        <div className={css.choices}>
          <Select
            name="categoryId"
            label={t('tickets.category')}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={categoryId || undefined}
            onChange={(chosen) => {
              form.setValue('categoryId', chosen, { shouldValidate: form.formState.isSubmitted })
              form.setValue('subCategoryId', '')
            }}
          />
          {ownParts.length > 0 && (
            <Select
              name="subCategoryId"
              label={t('tickets.subCategory')}
              options={ownParts.map(({ id, name }) => ({ value: id, label: name }))}
              value={subCategoryId || undefined}
              onChange={(chosen) => form.setValue('subCategoryId', chosen)}
            />
          )}
        </div>
      )}
      {orderNumber && <p className={css.about}>{t('tickets.aboutOrder', { number: orderNumber })}</p>}
      {goods.isLoading && <Skeleton height={180} />}
      {goods.data === undefined && goods.error && (
        <FailedPart text={t('claims.linesFailed')} onRetry={() => void goods.refetch()} />
      )}
      {goods.data && goods.data.length > 0 && <ClaimPicker lines={goods.data} claimed={claimed} onChange={claim} />}
      <TextField {...form.register('subject')} label={t('tickets.subject')} autoComplete="off" />
      <TextArea
        {...form.register('description')}
        label={t('tickets.description')}
        hint={t('tickets.descriptionHint')}
      />
      <FilePicker files={files} isBusy={isSubmitting} />
      <div className={css.ways}>
        <Submit loading={isSubmitting} {...(files.hasFault && { refusal: t('tickets.fileInTheWay') })}>
          {t('tickets.send')}
        </Submit>
        <Button look="quiet" disabled={isSubmitting} onClick={leave}>
          {t('tickets.leave')}
        </Button>
      </div>
    </Form>
  )
}
