import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from '../i18n/index.ts'
import { FAVOURITES_KEY, PRODUCTS_KEY } from '../lib/query-keys.ts'
import { fullName, type Product } from '../product/index.ts'
import { useSelectedShipTo } from '../session/index.ts'
import { useFaultToast } from '../ui/use-fault-toast.ts'
import { favouriteCountQuery } from './api/favourite-count-query.ts'
import { dropFavourite, keepFavourite } from './api/keep-favourite.ts'

type Tapped = Readonly<Record<string, boolean>>
type Wish = { product: Product; keep: boolean; shipToId: string; companyId: string }

/** What was tapped here, by SKU: it holds before and over what a list said of it. */
const tappedQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...FAVOURITES_KEY, 'tapped', companyId],
    queryFn: (): Tapped => ({}),
    initialData: {},
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Whether a product is a favourite, as it was tapped last, and how that is changed (CAT-29). */
export function useFavourite(product: Product) {
  const { shipTo } = useSelectedShipTo()
  const { shipToId = '', companyId = '' } = shipTo ?? {}
  const { data: tapped } = useQuery({ ...tappedQuery(companyId), select: (all) => all[product.sku] })
  const { mutate } = useKeepFavourite()
  const isKept = tapped ?? product.isFavourite ?? false
  return { isKept, toggle: () => mutate({ product, keep: !isKept, shipToId, companyId }) }
}

/** One after the other, in the order of the taps: the last one holds. What the server does not do is taken back, and said. */
function useKeepFavourite() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const tellFault = useFaultToast()
  return useMutation<void, Error, Wish>({
    scope: { id: 'favourites' },
    mutationFn: ({ product: { sku }, keep, shipToId }) =>
      keep ? keepFavourite(sku, shipToId) : dropFavourite(sku, shipToId),
    onMutate: (wish) => show(client, wish, wish.keep),
    onError: (fault, wish) => {
      // A later tap on the same heart is on its way: it decides.
      if (client.getQueryData(tappedQuery(wish.companyId).queryKey)?.[wish.product.sku] === wish.keep)
        show(client, wish, !wish.keep)
      tellFault(
        fault,
        t(wish.keep ? 'favourites.keepFailed' : 'favourites.dropFailed', { product: fullName(wish.product) }),
      )
    },
    onSettled: async () => {
      // Lists that are looked at stay as they are: a card does not vanish under the finger.
      await client.invalidateQueries({ queryKey: PRODUCTS_KEY, refetchType: 'none' })
      const queryKey = [...FAVOURITES_KEY, 'count']
      // A first reading that is under way may know nothing of it, and would be waited for instead of asking again.
      await client.cancelQueries({ queryKey })
      await client.invalidateQueries({ queryKey })
    },
  })
}

/** Before anybody has answered: the heart, and how many there are. */
function show(client: QueryClient, { product: { sku }, shipToId, companyId }: Wish, keep: boolean): void {
  const change = keep ? 1 : -1
  client.setQueryData(tappedQuery(companyId).queryKey, (all) => ({ ...all, [sku]: keep }))
  client.setQueryData(
    favouriteCountQuery(shipToId).queryKey,
    (count) => count && { kept: Math.max(0, count.kept + change), orderable: Math.max(0, count.orderable + change) },
  )
}
