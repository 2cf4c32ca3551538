import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SavedKind } from '../../../../cart/index.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { GraphqlError, isAccessError } from '../../../../lib/graphql.ts'
import { Button } from '../../../../ui/button.tsx'
import { useRenameSavedOrder } from './api/use-rename-saved-order.ts'
import css from './saved-order-row.module.css'
import type { SavedOrder } from './saved-order.ts'
import { isTitleTooLong, TitleField } from './title-field.tsx'

type Props = { kind: SavedKind; order: Pick<SavedOrder, 'id' | 'title'>; onDone: () => void }

/** Another title for what is put aside: Enter saves it, Escape leaves it as it was. */
export function RenameForm({ kind, order, onDone }: Props) {
  const { t } = useTranslation()
  const [title, setTitle] = useState(order.title ?? '')
  const rename = useRenameSavedOrder(kind)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isTitleTooLong(title) || rename.isPending) return
    rename.mutate({ id: order.id, title }, { onSuccess: onDone })
  }
  return (
    <form className={css.rename} onSubmit={save}>
      <TitleField
        ref={field}
        title={title}
        onTitle={setTitle}
        error={rename.error ? t(faultKeyOf(rename.error)) : undefined}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <div className={css.actions}>
        <Button type="submit" small loading={rename.isPending}>
          {t('savedOrders.saveTitle')}
        </Button>
        <Button look="secondary" small onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}

function faultKeyOf(fault: Error): TextKey {
  if (isAccessError(fault)) return 'messages.permission-missing'
  const code = fault instanceof GraphqlError ? fault.code : ''
  if (code === 'title-too-long') return 'messages.title-too-long'
  return code === 'saved-order-not-found' ? 'savedOrders.unknown' : 'messages.something-went-wrong'
}
