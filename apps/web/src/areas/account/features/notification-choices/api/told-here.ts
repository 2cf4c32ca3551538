import type { ToldHere } from '@fust/contract/rest'
import type { NotificationKind } from '@fust/domain/support'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changePortal, readPortal } from '../../../../../lib/server/portal-call.ts'
import { NOTIFICATIONS_KEY } from '../../../../../lib/server/query-keys.ts'
import { subscribeHere, unsubscribeHere } from '../browser-push.ts'

/** What this browser is told, and on how many others one is. */
export const toldHereQuery = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, 'here'],
  queryFn: ({ signal }) => readPortal<ToldHere>('notifications/GetDevice', {}, signal),
})

type Tick = {
  kind: NotificationKind
  isWanted: boolean
  /** What this browser was told before the tick. */
  before: ToldHere
  /** What its person said when the browser asked them; it asks on a tap alone. */
  permission: Promise<NotificationPermission>
}

/** Why a tick was not kept. */
export class NotToldHere extends Error {
  override name = 'NotToldHere'
}

/** Says of one kind whether this browser is told: shown at once, and taken back where it was not saved. One tick follows the other. */
export function useTellHere() {
  const client = useQueryClient()
  const { queryKey } = toldHereQuery
  const show = (kind: NotificationKind, isWanted: boolean) => {
    client.setQueryData(queryKey, (here) => here && { ...here, kinds: withKind(here.kinds, kind, isWanted) })
  }
  return useMutation({
    scope: { id: 'told-here' },
    onMutate: ({ kind, isWanted }: Tick) => show(kind, isWanted),
    mutationFn: async ({ kind, isWanted, before, permission }: Tick) => {
      const said = await permission
      if (said !== 'granted') throw new NotToldHere(said === 'denied' ? 'refused' : 'undecided')
      // What was ticked before is saved by now, and may have been read anew.
      const kinds = withKind(client.getQueryData(queryKey)?.kinds ?? [], kind, isWanted)
      if (kinds.length === 0) {
        await change('ForgetDevices', { where: 'here' })
        return unsubscribeHere()
      }
      const isToldHere = before.kinds.length > 0
      const subscription = before.publicKey === null ? null : await subscribeHere(before.publicKey, { isToldHere })
      if (!subscription) throw new NotToldHere('unreachable')
      await change('SaveDevice', { ...subscription, kinds })
    },
    onError: (_fault, { kind, isWanted }) => show(kind, !isWanted),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Tells one nothing more on the other devices. */
export function useForgetElsewhere() {
  const client = useQueryClient()
  const { queryKey } = toldHereQuery
  return useMutation({
    mutationFn: () => change('ForgetDevices', { where: 'elsewhere' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

async function change(call: string, body: unknown): Promise<void> {
  const answer = await changePortal<ToldHere>(`notifications/${call}`, body)
  if (!answer.ok) throw new NotToldHere(answer.problem.code)
}

const withKind = (
  kinds: readonly NotificationKind[],
  kind: NotificationKind,
  isWanted: boolean,
): NotificationKind[] => [...kinds.filter((own) => own !== kind), ...(isWanted ? [kind] : [])]
