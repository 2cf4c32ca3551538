import { canSearch, SEARCH_DEBOUNCE_MS, searchTerm } from '@fust/domain/search'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { isSuspended, useSelectedShipTo } from '../../../../session/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { SuspendedNote } from '../../../../delivery/index.ts'
import { suggestionsQuery } from './api/find-products.ts'
import { ListImport } from './list-import.tsx'
import { OrderRowFields, SUGGESTIONS_ID } from './order-row.tsx'
import css from './quick-order.module.css'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { useListReading } from './use-list-reading.ts'
import { useOrderRows } from './use-order-rows.ts'

// Whoever has no mouse would tab through all of more rows than these.
const LONG_LIST = 20

const ListOutcomeNotes = onDemand(async () => (await import('./list-outcome.tsx')).ListOutcomeNotes)
const LoadOfRows = onDemand(async () => (await import('./load-of-rows.tsx')).LoadOfRows)

/** Orders by number: typed row by row, pasted, or from a file; all of it goes into the cart at once (CAT-36). */
export function QuickOrderPage() {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  if (!shipTo) return null
  return (
    <Page>
      <PageHead title={t('titles.quickOrder')} intro={t('quickOrder.intro')} />
      {isSuspended(shipTo) ? <SuspendedNote /> : <OrderList />}
    </Page>
  )
}

function OrderList() {
  const { t } = useTranslation()
  const list = useOrderRows()
  const { rows, change, remove, look, take, good, wrong } = list
  const [typing, setTyping] = useState('')
  const askFor = useCallback((code: string) => look([code]), [look])
  const listed = useRef<HTMLOListElement>(null)
  const goTo = (row: string) => listed.current?.querySelector<HTMLInputElement>(`${row} [data-field=code]`)?.focus()
  const goToEnd = () => goTo('li:last-child')
  // The field that was pasted into may have gone: one goes on behind what was pasted.
  const { outcome, readText, readFile, answer, dismiss } = useListReading(take, goToEnd)
  const paste = (text: string) => {
    if (!/[\n\r\t]/.test(text.trim())) return false
    readText(text)
    return true
  }
  return (
    <>
      <ListImport onFile={readFile} />
      {outcome && <ListOutcomeNotes outcome={outcome} onAnswer={answer} onDismiss={dismiss} />}
      {list.hasPieces && (
        <Banner tone="warn" live>
          <p>{t('quickOrder.question.pieces')}</p>
          <div className={css.answers}>
            <Button look="secondary" small onClick={list.countPiecesAsCases}>
              {t('quickOrder.question.piecesAreCases')}
            </Button>
          </div>
        </Banner>
      )}
      {rows.length > LONG_LIST && (
        <Button look="quiet" small onClick={goToEnd}>
          {t('quickOrder.toEnd')}
        </Button>
      )}
      {/* Each field says so by itself to whoever does not see the heads. */}
      <div className={css.heads} aria-hidden>
        <span>{t('quickOrder.code')}</span>
        <span>{t('quickOrder.quantity')}</span>
      </div>
      <ol ref={listed} className={css.rows} aria-label={t('quickOrder.rows')}>
        {rows.map((row, index) => (
          <OrderRowFields
            key={row.id}
            row={row}
            place={index + 1}
            onChange={change}
            onRemove={remove}
            onCode={askFor}
            onTyping={setTyping}
            onPaste={paste}
          />
        ))}
      </ol>
      <Suggestions typing={typing} />
      {list.failed && (
        <Banner
          tone="bad"
          live
          aside={
            <Button look="secondary" small onClick={list.retry}>
              {t('errors.retry')}
            </Button>
          }
        >
          {t('quickOrder.notAsked')}
        </Banner>
      )}
      <LoadOfRows rows={good} />
      <div className={css.foot}>
        <p aria-live="polite">
          {good.length > 0 && (
            <span>{t('quickOrder.sum', { count: good.length, money: formatMoney(worthOf(good)) })}</span>
          )}
          {wrong > 0 && <strong className={css.problem}>{t('quickOrder.wrong', { count: wrong })}</strong>}
        </p>
        {wrong > 0 && (
          <Button look="secondary" onClick={() => goTo('[data-wrong]')}>
            {t('quickOrder.toWrong', { count: wrong })}
          </Button>
        )}
        <Button loading={list.isAdding} disabled={good.length === 0 || list.isAsking} onClick={() => void list.add()}>
          {t('quickOrder.add', { count: good.length })}
        </Button>
      </div>
    </>
  )
}

/** What the field that is typed in may mean; a choice of the browser's own. */
function Suggestions({ typing }: { typing: string }) {
  const { shipTo } = useSelectedShipTo()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(searchTerm(typing)), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typing])
  const { data } = useQuery({
    ...suggestionsQuery(shipTo?.shipToId ?? '', asked),
    enabled: shipTo !== undefined && canSearch(asked),
  })
  return (
    <datalist id={SUGGESTIONS_ID}>
      {data?.map(({ sku, label }) => (
        <option key={sku} value={sku}>
          {label}
        </option>
      ))}
    </datalist>
  )
}

const worthOf = (good: ReturnType<typeof useOrderRows>['good']): number =>
  good.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0)
