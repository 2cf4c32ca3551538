import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from '../i18n/index.ts'
import { FAVOURITES_KEY } from '../lib/server/query-keys.ts'
import { fullName, type Product } from '../product/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { useFaultToast } from '../ui/use-fault-toast.ts'
import { favouriteCountQuery } from './api/favourite-count-query.ts'
import { dropFavourite, keepFavourite } from './api/keep-favourite.ts'
import { beginTap, endTap, isLastTap, markStale, tellLists, useTapped, type Tap } from './taps.ts'

/** Whether a product is a favourite, as it was tapped last, and how that is changed (CAT-29). */
export function useFavourite(product: Product) {
  const { shipTo, choices } = useSelectedShipTo()
  const { shipToId = '', companyId = '' } = shipTo ?? {}
  const { mutate } = useKeepFavourite(product.sku)
  const isKept = useTapped(product.sku, companyId) ?? product.isFavourite ?? false
  const toggle = () => {
    const own = choices.filter((choice) => choice.companyId === companyId)
    const company = { id: companyId, shipToIds: own.map((choice) => choice.shipToId) }
    mutate({ product, keep: !isKept, shipToId, company })
  }
  return { isKept, toggle }
}

/**
 * The taps on one heart go one after the other, in their order: the last one holds. Those on others wait for none, so none
 * is lost with the page. What the server does not do is taken back, and said.
 */
function useKeepFavourite(sku: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const tellFault = useFaultToast()
  return useMutation<void, Error, Tap>({
    scope: { id: `favourite ${sku}` },
    mutationFn: ({ keep, shipToId }) => (keep ? keepFavourite(sku, shipToId) : dropFavourite(sku, shipToId)),
    onMutate: (tap) => {
      beginTap(client, tap)
      countTap(client, tap, tap.keep)
    },
    onSuccess: (_answer, tap) => void tellLists(client, tap),
    onError: (fault, tap) => {
      if (isLastTap(client, tap)) countTap(client, tap, !tap.keep)
      endTap(client, tap)
      markStale(client)
      tellFault(
        fault,
        t(tap.keep ? 'favourites.keepFailed' : 'favourites.dropFailed', { product: fullName(tap.product) }),
      )
    },
    onSettled: async () => {
      const queryKey = [...FAVOURITES_KEY, 'count']
      // A first reading that is under way may know nothing of it, and would be waited for instead of asking again.
      await client.cancelQueries({ queryKey })
      await client.invalidateQueries({ queryKey })
    },
  })
}

/** Before anybody has answered: how many favourites there are with it, or without. */
function countTap(client: QueryClient, { shipToId }: Tap, keep: boolean): void {
  const change = keep ? 1 : -1
  client.setQueryData(
    favouriteCountQuery(shipToId).queryKey,
    (count) => count && { kept: Math.max(0, count.kept + change), orderable: Math.max(0, count.orderable + change) },
  )
}
