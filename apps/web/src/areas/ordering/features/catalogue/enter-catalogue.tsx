import { useNavigate } from '@tanstack/react-router'
import { catalogueOf, removeAll, saveForLater, useCart, useCartCommand } from '../../../../cart/index.ts'
import { takesGoods, type CatalogueList } from './catalogue-list.ts'
import { KindQuestion } from './kind-question.tsx'

/** Asks whoever enters a catalogue while the cart holds another kind; No leads back to the cart's own (CRT-05 to CRT-07). */
export function EnterCatalogue({ list }: { list: CatalogueList }) {
  const navigate = useNavigate()
  const { data: cart } = useCart()
  const { send, isSending } = useCartCommand()
  const held = cart?.goods ?? null
  return (
    <KindQuestion
      open={!takesGoods(list, held)}
      busy={isSending(removeAll)}
      saving={isSending(saveForLater)}
      onYes={() => void send(removeAll)}
      onSave={() => void send(saveForLater)}
      onNo={() => held && void navigate({ to: catalogueOf(held), replace: true })}
    />
  )
}
