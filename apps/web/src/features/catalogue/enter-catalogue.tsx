import { useNavigate } from '@tanstack/react-router'
import { catalogueOf, useCart, useRemoveAll, useSaveForLater } from '../cart/index.ts'
import { takesKind, type CatalogueArea } from './catalogue-area.ts'
import { KindQuestion } from './kind-question.tsx'

/** Asks whoever enters a catalogue while the cart holds another kind; No leads back to the cart's own (CRT-05 to CRT-07). */
export function EnterCatalogue({ area }: { area: CatalogueArea }) {
  const navigate = useNavigate()
  const { data: cart } = useCart()
  const { mutate: removeAll, isPending } = useRemoveAll()
  const { mutate: save, isPending: isSaving } = useSaveForLater()
  const kind = cart?.kind ?? null
  return (
    <KindQuestion
      open={!takesKind(area, kind)}
      busy={isPending}
      saving={isSaving}
      onYes={() => removeAll()}
      onSave={() => save()}
      onNo={() => kind && void navigate({ to: catalogueOf(kind), replace: true })}
    />
  )
}
