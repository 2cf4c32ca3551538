import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { isSuspended, useSelectedShipTo } from '../../../../session/index.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { SuggestionList, useSuggestions } from '../../../../suggestions/index.ts'
import { SectionHead } from './section-head.tsx'

const MOST_SHOWN = 4
const LIST_HEIGHT = 420

/** What this ship-to may want next, in short; nothing where nothing is known of it. */
export function SuggestedProducts() {
  const { t } = useTranslation()
  const heading = useId()
  const { shipTo } = useSelectedShipTo()
  const isOpen = shipTo !== undefined && !isSuspended(shipTo)
  const asked = useSuggestions({ isAsked: isOpen })
  const suggestions = useArrived(asked.data)
  if (!isOpen || asked.isError || suggestions?.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={t('home.suggested')}
        more={{ to: PATHS.suggestedCart, text: t('home.wholeSuggestion') }}
      />
      {suggestions ? (
        <SuggestionList label={t('home.suggested')} suggestions={suggestions.slice(0, MOST_SHOWN)} />
      ) : (
        <Skeleton height={LIST_HEIGHT} radius={8} />
      )}
    </section>
  )
}
