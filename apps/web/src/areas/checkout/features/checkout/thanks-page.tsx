import { PATHS } from '../../../../paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouterState, useSearch } from '@tanstack/react-router'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { PHONE } from '../../../../i18n/brewery-words.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Docket, TearLine } from '../../../../ui/docket.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useMarketDay } from '../../../../delivery/index.ts'
import {
  AddToCalendar,
  ConfirmationNote,
  EmptiesSummary,
  Letterhead,
  orderQuery,
  OrderLines,
  OrderTotals,
  SaveConfirmation,
  PaymentNote,
  Stations,
  UnknownOrder,
  whereTo,
  type OrderDetail,
} from '../../../../orders/index.ts'
import { usePermission, useSession } from '../../../../session/index.ts'
import type { LastPrices } from './api/place-order.ts'
import css from './thanks-page.module.css'

/** The order is placed: its number, when it comes, and what happens next. */
export function ThanksPage() {
  const { t } = useTranslation()
  const may = usePermission()
  const { order: asked = '' } = useSearch({ from: PATHS.thanks })
  const lastPrices = useRouterState({ select: ({ location }) => location.state.lastPrices })
  const mayFollow = may('My Orders') && asked !== ''
  // What cannot be read now is left out: the order stands all the same.
  const { data: order, isLoading } = useQuery({ ...orderQuery(asked), enabled: mayFollow })
  // It may have another number by now than the one that it was placed with.
  const number = order?.number ?? asked
  if (order === null)
    return (
      <Page>
        <UnknownOrder titleAs="h1" />
      </Page>
    )
  return (
    <Page className={css.page ?? ''}>
      <Docket className={css.docket}>
        {order && <Letterhead order={order} />}
        <div>
          <h1 className={css.title}>{t('titles.thanks')}</h1>
          {number && <p className={css.number}>{t('orders.order', { number })}</p>}
        </div>
        {order && <PaymentNote order={order} />}
        {order && <ConfirmationNote order={order} />}
        {lastPrices && <LastPricesNote prices={lastPrices} />}
        {order && (
          <div className={css.coming}>
            <Arrival order={order} />
          </div>
        )}
        {isLoading && (
          <div className={css.arriving} aria-busy="true">
            <Skeleton height="100%" />
          </div>
        )}
        <NextSteps email={order?.confirmationEmail ?? null} isComing={isLoading} goods={order?.goods} />
        <div className={css.ways}>
          {mayFollow && (
            <LinkButton to={PATHS.order} params={{ number }}>
              {t('checkout.follow')}
            </LinkButton>
          )}
          <Button look="secondary" icon="print" onClick={() => window.print()}>
            {t('orders.print')}
          </Button>
          {order && <SaveConfirmation number={order.number} />}
          {order && <AddToCalendar order={order} />}
          <LinkButton to={PATHS.home} look="quiet">
            {t('errors.toHome')}
          </LinkButton>
        </div>
        {order && (
          <>
            <TearLine />
            <OrderLines order={order} />
            <OrderTotals order={order} />
            <EmptiesSummary order={order} />
          </>
        )}
      </Docket>
    </Page>
  )
}

/** The price changed in the very moment: what was charged stands, and who does not want it can still say so. */
function LastPricesNote({ prices: { shownCents, chargedCents } }: { prices: LastPrices }) {
  const { t } = useTranslation()
  return (
    <Banner tone="warn" live>
      <strong>{t('messages.price-changed')}</strong>{' '}
      {t('checkout.chargedOther', {
        shown: formatMoney(shownCents),
        charged: formatMoney(chargedCents),
        phone: PHONE,
      })}
    </Banner>
  )
}

function Arrival({ order }: { order: OrderDetail }) {
  const { goods, deliveryDate, hours, stations, addresses } = order
  const { t } = useTranslation()
  const [carrier] = addresses.flatMap((own) => own.carrier ?? [])
  const language = useLanguage()
  const today = useMarketDay()
  return (
    <>
      {deliveryDate && (
        <p className={css.arrival}>
          <strong>
            {t(goods === 'empties' ? 'checkout.collectedOn' : 'checkout.comesOn', {
              day: formatDate(deliveryDate, language),
            })}
          </strong>
          <span>
            {[hours && t('orders.between', hours), carrier && t('collect.told', { carrier }), whereTo(order)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      )}
      <Stations stations={stations} today={today} size="large" on="foam" />
    </>
  )
}

type NextStepsProps = { email: string | null; isComing: boolean; goods: OrderDetail['goods'] | undefined }

function NextSteps({ email, isComing, goods }: NextStepsProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <section className={css.next}>
      <h2 className={css.heading}>{t('checkout.nextTitle')}</h2>
      <ol className={css.steps}>
        {email && <li>{t('checkout.nextEmail', { email })}</li>}
        {/* Its place is kept: what is tapped under it stays where it is. */}
        {isComing && user && <li className={css.kept}>{t('checkout.nextEmail', { email: user.email })}</li>}
        <li>{t(goods === 'empties' ? 'checkout.nextReady' : 'checkout.nextPrepare')}</li>
        <li>{t('checkout.nextDeliver')}</li>
      </ol>
    </section>
  )
}
