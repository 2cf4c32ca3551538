import { Dialog } from '@base-ui/react/dialog'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { isCatalogueList } from '../../../../paths.ts'
import { Wrap } from '../../../../ui/page.tsx'
import { knownCustomerTypeAt } from '../../../../product/index.ts'
import { canOrder, useSelectedShipTo, useSession } from '../../../../session/index.ts'
import { SearchField } from './search-field.tsx'
import css from './search-overlay.module.css'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'
import { SearchStatus } from './search-status.tsx'
import { tabsOf } from './search-tab.ts'
import { useSearch } from './use-search.ts'

type Props = { open: boolean; onClose: () => void }

/** Search over the whole portal: type, see what there is, open it. */
export function SearchOverlay({ open, onClose }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const resetFilters = useResetFilters()
  const leave = () => {
    onClose()
    resetFilters()
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && leave()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Popup className={css.popup} aria-label={t('shell.search')} initialFocus={field}>
          <SearchPanel field={field} onLeave={leave} onOpen={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type PanelProps = { field: RefObject<HTMLInputElement | null>; onLeave: () => void; onOpen: () => void }

function SearchPanel({ field, onLeave, onOpen }: PanelProps) {
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const { user } = useSession()
  const tabs = tabsOf(knownCustomerTypeAt(shipTo), user !== null && canOrder(user))
  const search = useSearch(shipToId, tabs)

  const onTerm = (term: string) => {
    search.ask(term)
    field.current?.focus()
  }
  return (
    <div role="presentation" onKeyDown={walk}>
      <div className={css.bar}>
        <Wrap>
          <SearchField ref={field} term={search.term} onType={search.type} onEnter={search.ask} onCancel={onLeave} />
        </Wrap>
      </div>
      <Wrap className={css.body}>
        <SearchStatus search={search} />
        {search.isLongEnough ? (
          <SearchResults search={search} onOpen={onOpen} />
        ) : (
          <SearchStart shipToId={shipToId} tabs={tabs} onTerm={onTerm} onOpen={onOpen} />
        )}
      </Wrap>
    </div>
  )
}

/** Closing a search takes the filters of the catalogue behind it along (SRC-05); Back brings them again. */
function useResetFilters(): () => void {
  const navigate = useNavigate()
  const { pathname, searchStr } = useLocation()
  const isFiltered = isCatalogueList(pathname) && searchStr !== ''
  return () => {
    if (isFiltered) void navigate({ to: pathname, resetScroll: false })
  }
}

// A counter is reached by Tab: its arrows count.
const STOPS = 'search input, ul a, ul button:not([tabindex="-1"]), [role=tabpanel] > a'

// Down from the field into what was found, and up again; the tabs have arrows of their own.
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
}
