import type { Goods } from '@fust/domain/order'
import { useRouter } from '@tanstack/react-router'
import { useTranslation, type Translate } from '../../i18n/index.ts'
import { PATHS } from '../../paths.ts'
import { useToast } from '../../ui/toast.tsx'
import { useFaultToast } from '../../ui/use-fault-toast.ts'
import { catalogueOf } from '../state/catalogue-of.ts'

/** How a change of the cart is answered: in words, and with the way on. */
export type Say = {
  t: Translate
  toast: ReturnType<typeof useToast>
  /** Says what did not work, and notes why. */
  fault: (fault: unknown, text: string) => void
  goTo: (path: string) => void
  /** Leads who emptied the cart on its page to the catalogue it came from (CRT-29). */
  leaveEmptied: (held: Goods | null) => void
}

export function useSay(): Say {
  const { t } = useTranslation()
  const router = useRouter()
  const tellFault = useFaultToast()
  const goTo = (to: string) => void router.navigate({ to })
  return {
    t,
    toast: useToast(),
    fault: (fault, text) => {
      // Who has left by then has nothing to be told.
      if (fault instanceof Error && fault.name === 'AbortError') return
      console.error(text, fault)
      tellFault(fault, text)
    },
    goTo,
    leaveEmptied: (held) => {
      if (router.state.location.pathname === PATHS.cart) goTo(catalogueOf(held))
    },
  }
}
