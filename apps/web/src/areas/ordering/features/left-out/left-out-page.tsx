import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { PATHS } from '../../../../paths.ts'
import { lineFor, NO_AMOUNTS, removeAll, useCart, useCartCommand, type Cart } from '../../../../cart/index.ts'
import type { ToDecide } from '../../../../orders/index.ts'
import { useSelectedShipTo } from '../../../../session/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Button } from '../../../../ui/button.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { ReasonedButton } from '../../../../ui/reasoned-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { productsBySkuQuery } from './api/products-by-sku-query.ts'
import { decisionsOf } from './decisions.ts'
import { LeftOutLine } from './left-out-line.tsx'
import css from './left-out.module.css'

/** What of an earlier order did not come into the cart, line by line: another quantity, something else, or left out (ERR-12). */
export function LeftOutPage() {
  const { t } = useTranslation()
  const toDecide = useRouterState({ select: ({ location }) => location.state.toDecide, structuralSharing: true })
  const asked = useCart()
  const cart = useArrived(asked.data)
  return (
    <Page>
      {toDecide ? (
        <>
          <PageHead
            title={t('titles.leftOut')}
            intro={t(toDecide.filled.length === 0 ? 'leftOut.introAll' : 'leftOut.introSome')}
          />
          <UnknownState query={asked} skeleton={<Skeleton height={480} />} />
          {cart && <Deciding toDecide={toDecide} cart={cart} />}
        </>
      ) : (
        <EmptyState
          icon="check"
          title={t('leftOut.none')}
          titleAs="h1"
          action={<LinkButton to={PATHS.cart}>{t('messages.go-to-cart')}</LinkButton>}
        >
          {t('leftOut.noneHint')}
        </EmptyState>
      )}
    </Page>
  )
}

function Deciding({ toDecide, cart }: { toDecide: ToDecide; cart: Cart }) {
  const { t } = useTranslation()
  const router = useRouter()
  const { shipTo } = useSelectedShipTo()
  const takeBack = useTakeBack()
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const rows = toDecide.leftOut
  const skus = [...new Set(rows.flatMap(({ sku, substitutes }) => [sku, ...substitutes]))]
  const products = useQuery({
    ...productsBySkuQuery(shipTo?.shipToId ?? '', skus),
    enabled: shipTo !== undefined,
  })
  const decisions = decisionsOf(toDecide, cart, leftOut)
  const open = decisions.filter((decision) => decision === 'open').length
  const leave = (place: number, isOut: boolean) =>
    setLeftOut((places) => (isOut ? [...places, place] : places.filter((own) => own !== place)))
  return (
    <>
      <UnknownState query={products} skeleton={<Skeleton height={480} />} />
      <ol className={css.lines}>
        {rows.map((row, place) => (
          <LeftOutLine
            // Of one bundle there may be several lines: the place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            row={row}
            products={products.data}
            isHeld={lineFor(cart, row.key) !== undefined}
            decision={decisions[place] ?? 'open'}
            onLeave={(isOut) => leave(place, isOut)}
          />
        ))}
      </ol>
      <div className={css.foot}>
        <Button look="secondary" icon="repeat" onClick={() => void takeBack(toDecide, cart)}>
          {t('leftOut.takeBack')}
        </Button>
        <div className={css.go}>
          <ReasonedButton
            refusal={open > 0 ? t('leftOut.undecided', { count: open, number: formatNumber(open) }) : undefined}
            onClick={() => void router.navigate({ to: PATHS.cart })}
          >
            {t('messages.go-to-cart')}
          </ReasonedButton>
        </div>
      </div>
    </>
  )
}

/** Gives the way back: the cart holds again what it held before, and one is where one came from. */
function useTakeBack() {
  const { t } = useTranslation()
  const router = useRouter()
  const showToast = useToast()
  const { send, setAmounts } = useCartCommand()
  return async ({ before }: ToDecide, cart: Cart) => {
    const amountsBefore = new Map(before.map(({ key, amounts }) => [key, amounts]))
    if (before.length === 0 && cart.lines.length > 0) {
      // Who takes back goes back, rather than to the catalogue.
      const { done: _toCatalogue, ...emptied } = removeAll
      if (!(await send(emptied))) return
    } else {
      for (const { product } of cart.lines)
        setAmounts({ product, amounts: amountsBefore.get(product.key) ?? NO_AMOUNTS })
    }
    showToast({ tone: 'ok', text: t('leftOut.takenBack') })
    router.history.back()
  }
}
