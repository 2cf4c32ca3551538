import type { ShipToPermission } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCart, useCartCommand, useIsCartUnderWay, ToCatalogue, type CartView } from '../../../../cart/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { ReasonedButton } from '../../../../ui/reasoned-button.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { canGo, isIdle, MOST_GOALS, piecesAt, withoutGoal, withPieces, type Goal } from './address-plan.ts'
import { cartGoalsQuery } from './api/cart-goals.ts'
import { sendGoodsTo } from './api/send-goods-to.ts'
import { GoalCard } from './goal-card.tsx'
import css from './goods-addresses.module.css'
import { NewDoor } from './new-door.tsx'

/** Where POS materials go: to the ship-to, to any other door, and how much of them to each (GQL-65). */
export function GoodsAddressesPage() {
  const { t } = useTranslation()
  const { shipTo, choices } = useSelectedShipTo()
  const asked = useCart()
  const cart = useArrived(asked.data)
  return (
    <Page>
      <PageHead title={t('titles.goodsAddresses')} intro={t('addresses.intro')} />
      <UnknownState query={asked} skeleton={<Skeleton height={320} />} />
      {cart && cart.goods !== 'posm' && (
        <EmptyState icon="pin" title={t('addresses.posmOnly')} action={<ToCatalogue />}>
          {t('addresses.posmOnlyHint')}
        </EmptyState>
      )}
      {cart?.goods === 'posm' && shipTo && <KeptPlan key={cart.id} cart={cart} shipTo={shipTo} choices={choices} />}
    </Page>
  )
}

type Props = { cart: CartView; shipTo: ShipToPermission; choices: readonly ShipToPermission[] }

/** Starts from where the cart goes now. */
function KeptPlan({ cart, shipTo, choices }: Props) {
  // One order is of one company.
  const shipTos = choices.filter(({ companyId }) => companyId === shipTo.companyId)
  const asked = useQuery(
    cartGoalsQuery(
      shipTo.shipToId,
      shipTos.map(({ shipToId }) => shipToId),
    ),
  )
  const kept = useArrived(asked.data)
  return (
    <>
      <UnknownState query={asked} skeleton={<Skeleton height={320} />} />
      {kept && <Plan kept={kept} cart={cart} shipTo={shipTo} choices={shipTos} />}
    </>
  )
}

const NEW = 'new'

function Plan({ kept, cart, shipTo, choices }: Props & { kept: Goal[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { send } = useCartCommand()
  const isUnderWay = useIsCartUnderWay()
  const [goals, setGoals] = useState<readonly Goal[]>(kept)
  const [isWriting, setWriting] = useState(false)
  const [isSending, setSending] = useState(false)
  const lines = cart.lines.map(({ id, product, amounts }) => ({ id, product, pieces: amounts.packages }))
  const pieces = piecesAt(lines, goals)
  const idle = goals.find((_goal, place) => isIdle(pieces[place]))
  const hasOwn = goals.some(({ shipToId }) => shipToId === shipTo.shipToId)
  // Another ship-to alone would move the whole order there: that is chosen in the order bar.
  const others = choices.filter(
    ({ shipToId }) => !goals.some((goal) => goal.shipToId === shipToId) && (hasOwn || shipToId === shipTo.shipToId),
  )
  const add = (goal: Omit<Goal, 'key' | 'pieces'>) => {
    setGoals([...goals, { ...goal, key: `${goals.length} ${crypto.randomUUID()}`, pieces: new Map() }])
    setWriting(false)
  }
  const pick = (id: string) => {
    const own = choices.find(({ shipToId }) => shipToId === id)
    if (!own) return setWriting(true)
    const label = { name: own.shipToName, place: own.shipToAddress }
    return add({ label, shipToId: own.shipToId, pointId: null, written: null, note: null })
  }
  const save = async () => {
    setSending(true)
    const answer = await send(sendGoodsTo(goals, pieces))
    setSending(false)
    if (answer) await navigate({ to: PATHS.checkout })
  }

  return (
    <div className={css.plan}>
      <ul className={css.goals}>
        {goals.map((goal, place) => (
          <GoalCard
            key={goal.key}
            goal={goal}
            isFirst={place === 0}
            isAlone={goals.length === 1}
            lines={lines}
            pieces={pieces[place] ?? new Map()}
            rest={pieces[0] ?? new Map()}
            onPieces={(lineId, count) => setGoals(withPieces(goals, goal.key, lineId, count))}
            onRemove={canGo(goals, goal, shipTo.shipToId) ? () => setGoals(withoutGoal(goals, goal.key)) : undefined}
          />
        ))}
      </ul>
      {isWriting && <NewDoor onAdd={add} onCancel={() => setWriting(false)} />}
      {!isWriting && goals.length < MOST_GOALS && (
        <div className={css.more}>
          {others.length > 0 && (
            <Select
              label={t('addresses.another')}
              options={[
                ...others.map(({ shipToId, shipToName, shipToAddress }) => ({
                  value: shipToId,
                  label: shipToName,
                  detail: shipToAddress,
                })),
                { value: NEW, label: t('addresses.newDoor') },
              ]}
              value={undefined}
              onChange={pick}
            />
          )}
          {others.length === 0 && (
            <Button look="secondary" icon="plus" onClick={() => setWriting(true)}>
              {t('addresses.newDoor')}
            </Button>
          )}
        </div>
      )}
      <div className={css.buttons}>
        <ReasonedButton
          loading={isSending || isUnderWay}
          refusal={idle ? t('addresses.idle', { name: idle.label.name }) : undefined}
          onClick={() => void save()}
        >
          {t('addresses.save')}
        </ReasonedButton>
        <LinkButton look="quiet" to={PATHS.checkout}>
          {t('addresses.back')}
        </LinkButton>
      </div>
    </div>
  )
}
