import type { Ticket } from '@fust/contract/rest'
import { TICKET_MAXIMUM } from '@fust/domain/support'
import { isLongerThan } from '@fust/domain/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/index.ts'
import { SUPPORT_KEY } from '../../../../lib/server/query-keys.ts'
import { newId } from '../../../../lib/server/request.ts'
import { useSession } from '../../../../session/index.ts'
import { FormFault } from '../../../../ui/form/form-fault.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useComment } from '../../api/use-ticket-changes.ts'
import { FilePicker } from './file-picker.tsx'
import css from './ticket-form.module.css'
import { ticketFaultKey } from './ticket-words.ts'
import { useFiles } from './use-files.ts'

type Fields = { description: string }

/** Says something more in a ticket, with files; of the brewery it is an answer. */
export function CommentForm({ ticket: { caseNumber, canAnswer, claim, visitor } }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const comment = useComment()
  const files = useFiles()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [key, setKey] = useState(newId)
  const form = useForm<Fields>({
    defaultValues: { description: '' },
    resolver: byReview(({ description }: Fields) => {
      if (description.trim() === '') return { description: 'missing' }
      return isLongerThan(description, TICKET_MAXIMUM.comment) ? { description: 'too-long' } : {}
    }),
  })
  const { isSubmitting } = form.formState
  const words = (code: string) => t(ticketFaultKey(code))
  // What a claim waits for is that it is settled.
  const look = canAnswer && claim?.settlement === null ? 'secondary' : 'primary'

  const send = async ({ description }: Fields) => {
    try {
      const haveAllFiles = await files.send(caseNumber)
      const said = { ticketId: caseNumber, description: description.trim(), user: user?.UID ?? '', key }
      const answer = await comment.mutateAsync(said)
      if (!answer.ok) return form.setError('root', { message: answer.problem.code })
      setKey(newId())
      form.reset()
      if (haveAllFiles) files.clear()
      await queryClient.invalidateQueries({ queryKey: SUPPORT_KEY })
      showToast({ tone: haveAllFiles ? 'ok' : 'bad', text: t(haveAllFiles ? 'tickets.said' : 'tickets.saidWithout') })
    } catch {
      form.setError('root', { message: 'unreachable' })
    }
  }

  return (
    <Form form={form} words={words} onSubmit={send} className={css.form} label={t('tickets.comment')}>
      <FormFault lead={t('tickets.notSent')} />
      <TextArea {...form.register('description')} label={t(canAnswer ? 'tickets.answer' : 'tickets.comment')} />
      {/* A visitor gets the answer by mail, and no files. */}
      {!visitor && <FilePicker files={files} isBusy={isSubmitting} />}
      <div className={css.ways}>
        <Submit look={look} loading={isSubmitting} {...(files.hasFault && { refusal: t('tickets.fileInTheWay') })}>
          {t(canAnswer ? 'tickets.sendAnswer' : 'tickets.sendComment')}
        </Submit>
      </div>
    </Form>
  )
}
