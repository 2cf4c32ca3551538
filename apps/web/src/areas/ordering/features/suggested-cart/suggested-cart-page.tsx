import { countOf, lineFor, useCart, type LineEdit } from '../../../../cart/index.ts'
import { SuspendedNote } from '../../../../delivery/index.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { isSuspended, useSelectedShipTo } from '../../../../session/index.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { ReasonedButton } from '../../../../ui/reasoned-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { KindQuestion, useOrderProduct } from '../catalogue/index.ts'
import { editOf, SuggestionList, useSuggestions, type Suggestion } from '../../../../suggestions/index.ts'
import css from './suggested-cart-page.module.css'

const SKELETON_HEIGHT = 480

/** The next order as the history of the ship-to proposes it: taken whole, or line by line (RTE-26). */
export function SuggestedCartPage() {
  const { t } = useTranslation()
  const { shipTo } = useSelectedShipTo()
  if (!shipTo) return null
  return (
    <Page>
      <PageHead title={t('titles.suggestedCart')} intro={t('suggested.intro')} />
      {isSuspended(shipTo) ? <SuspendedNote /> : <SuggestedCart key={shipTo.shipToId} />}
    </Page>
  )
}

function SuggestedCart() {
  const { t } = useTranslation()
  const asked = useSuggestions()
  const suggestions = useArrived(asked.data)
  const { orderAll, question } = useOrderProduct()
  if (!suggestions) return <UnknownState query={asked} skeleton={<Skeleton height={SKELETON_HEIGHT} />} />
  if (suggestions.length === 0) return <NothingToSuggest />
  const others = suggestions.filter(({ isProposed }) => !isProposed)
  const add = (edit: LineEdit) => orderAll([edit])
  return (
    <div className={css.columns}>
      <Proposal lines={suggestions.filter(({ isProposed }) => isProposed)} onAdd={orderAll} />
      {others.length > 0 && (
        <section aria-labelledby="suggested-others">
          <h2 id="suggested-others">{t('suggested.others')}</h2>
          <SuggestionList label={t('suggested.others')} suggestions={others} onAdd={add} />
        </section>
      )}
      <KindQuestion {...question} />
    </div>
  )
}

type ProposalProps = { lines: readonly Suggestion[]; onAdd: (edits: readonly LineEdit[]) => void }

function Proposal({ lines, onAdd }: ProposalProps) {
  const { t } = useTranslation()
  const { data: cart } = useCart()
  if (lines.length === 0) return null
  const missing = lines.filter(({ product }) => !(cart && lineFor(cart, product.key)))
  const worth = lines.reduce((sum, { product, amounts }) => sum + countOf(product, amounts) * product.priceCents, 0)
  return (
    <section aria-labelledby="suggested-proposal">
      <h2 id="suggested-proposal">{t('suggested.proposal')}</h2>
      <SuggestionList label={t('suggested.proposal')} suggestions={lines} onAdd={(edit) => onAdd([edit])} />
      <div className={css.foot}>
        <p>{t('suggested.sum', { count: lines.length, money: formatMoney(worth) })}</p>
        <div>
          <ReasonedButton
            disabled={!cart}
            refusal={missing.length === 0 ? t('suggested.allOnLoad') : undefined}
            onClick={() => onAdd(missing.map(editOf))}
          >
            {t('suggested.addAll', { count: missing.length })}
          </ReasonedButton>
        </div>
      </div>
    </section>
  )
}

function NothingToSuggest() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="crate"
      title={t('suggested.none')}
      action={
        <LinkButton to={PATHS.products} look="secondary">
          {t('shell.allProducts')}
        </LinkButton>
      }
    >
      {t('suggested.noneHint')}
    </EmptyState>
  )
}
