import { markedParts } from '@fust/domain/search'
import css from './marked.module.css'

/** A text with the words marked that were searched for. */
export function Marked({ text, term }: { text: string; term: string }) {
  return markedParts(text, term).map(({ text: part, isHit }, place) =>
    isHit ? (
      // A text never changes its pieces but as a whole.
      // oxlint-disable-next-line react/no-array-index-key -- two pieces may read the same
      <mark key={place} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
