import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { SavedKind } from '../../../../cart/index.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { GraphqlError, isAccessError } from '../../../../lib/server/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { byReview, Form, Submit } from '../../../../ui/form/form.tsx'
import { useRenameSavedOrder } from './api/use-rename-saved-order.ts'
import css from './saved-order-row.module.css'
import type { SavedOrder } from './saved-order.ts'
import { isTitleTooLong, TitleField } from './title-field.tsx'

type Props = { kind: SavedKind; order: Pick<SavedOrder, 'id' | 'title'>; onDone: () => void }
type Fields = { title: string }

const review = ({ title }: Fields) => (isTitleTooLong(title) ? { title: 'title-too-long' } : {})

/** Another title for what is put aside: Enter saves it, Escape leaves it as it was. */
export function RenameForm({ kind, order, onDone }: Props) {
  const { t } = useTranslation()
  const rename = useRenameSavedOrder(kind)
  const form = useForm<Fields>({ defaultValues: { title: order.title ?? '' }, resolver: byReview(review) })
  const { field } = useController({ control: form.control, name: 'title' })
  const { value, onChange, ...input } = field
  const { isSubmitting } = form.formState
  const words = (code: string) => t(FAULTS.get(code) ?? 'messages.something-went-wrong')

  useEffect(() => form.setFocus('title', { shouldSelect: true }), [form])

  const save = async ({ title }: Fields) => {
    try {
      await rename.mutateAsync({ id: order.id, title })
      onDone()
    } catch (fault) {
      form.setError('title', { message: codeOf(fault) })
    }
  }
  return (
    <Form form={form} words={words} onSubmit={save} className={css.rename}>
      <TitleField {...input} title={value} onTitle={onChange} onKeyDown={({ key }) => key === 'Escape' && onDone()} />
      <div className={css.actions}>
        <Submit small loading={isSubmitting}>
          {t('savedOrders.saveTitle')}
        </Submit>
        <Button look="secondary" small onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </Form>
  )
}

function codeOf(fault: unknown): string {
  if (isAccessError(fault)) return 'permission-missing'
  return fault instanceof GraphqlError ? fault.code : ''
}

/** What is wrong, in words, by its code. */
const FAULTS = new Map<string, TextKey>([
  ['permission-missing', 'messages.permission-missing'],
  ['title-too-long', 'messages.title-too-long'],
  ['saved-order-not-found', 'savedOrders.unknown'],
])
