import { useTranslation } from '../../../../../i18n/index.ts'
import { formatNumber } from '../../../../../i18n/format.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { RadioGroup } from '../../../../../ui/form/radio-group.tsx'
import { Stepper } from '../../../../../ui/stepper/stepper.tsx'
import {
  canDoWithout,
  withChoice,
  withoutChoice,
  type PartChoice,
  type Picks,
  type BundlePart,
} from './bundle-choice.ts'
import css from './bundle-picker.module.css'

// More of one part in a bundle is a typing error.
const MOST_PIECES = 99
const NONE = 'none'

type Props = { parts: readonly BundlePart[]; picks: Picks; onChange: (picks: Picks) => void }

/** Puts a bundle together, part by part (CAT-26). */
export function BundlePicker({ parts, picks, onChange }: Props) {
  return (
    <div className={css.parts}>
      {parts.map((part) => (
        <div key={part.optionId} className={css.part}>
          <PartField part={part} picks={picks} onChange={onChange} />
          {part.choices
            .filter(({ canChangeQuantity, selectionId }) => canChangeQuantity && picks.has(selectionId))
            .map((choice) => (
              <Pieces
                key={choice.selectionId}
                choice={choice}
                pieces={picks.get(choice.selectionId) ?? choice.quantity}
                onChange={(pieces) => onChange(new Map([...picks, [choice.selectionId, pieces]]))}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

type PartProps = { part: BundlePart; picks: Picks; onChange: (picks: Picks) => void }

/** One of the choices of a part, or any of them. */
function PartField({ part, picks, onChange }: PartProps) {
  const { t } = useTranslation()
  const words = useChoiceWords()
  const { title, isRequired, takesSeveral, choices } = part
  const label = isRequired ? title : t('catalogue.partOptional', { part: title })
  const [only] = choices
  if (only && choices.length === 1 && !canDoWithout(part))
    return (
      <p>
        <strong className={css.title}>{title}</strong> {words(only).label}
      </p>
    )
  if (takesSeveral) return <SeveralOf label={label} part={part} picks={picks} onChange={onChange} />
  const options = choices.map((choice) => ({ value: String(choice.selectionId), ...words(choice) }))
  const taken = choices.find(({ selectionId }) => picks.has(selectionId))
  return (
    <RadioGroup
      label={label}
      options={canDoWithout(part) ? [...options, { value: NONE, label: t('catalogue.partNone') }] : options}
      value={taken ? String(taken.selectionId) : NONE}
      onChange={(value) =>
        onChange(withChoice(picks, part, choices.find(({ selectionId }) => String(selectionId) === value) ?? null))
      }
    />
  )
}

function SeveralOf({ label, part, picks, onChange }: PartProps & { label: string }) {
  const { t } = useTranslation()
  const words = useChoiceWords()
  const taken = part.choices.filter(({ selectionId }) => picks.has(selectionId))
  return (
    <fieldset className={css.several}>
      <legend>{label}</legend>
      {part.choices.map((choice) => {
        const isTaken = taken.includes(choice)
        const isLast = isTaken && taken.length === 1 && !canDoWithout(part)
        const { label: name, detail } = words(choice)
        return (
          <Checkbox
            key={choice.selectionId}
            label={[name, detail, isLast && t('catalogue.partStays')].filter(Boolean).join(', ')}
            checked={isTaken}
            disabled={isLast}
            onChange={() => onChange(isTaken ? withoutChoice(picks, choice) : withChoice(picks, part, choice))}
          />
        )
      })}
    </fieldset>
  )
}

function Pieces({ choice, pieces, onChange }: { choice: PartChoice; pieces: number; onChange: (n: number) => void }) {
  const { t } = useTranslation()
  return (
    <div className={css.pieces}>
      <span aria-hidden="true">{t('catalogue.piecesInBundle')}</span>
      <Stepper
        label={t('catalogue.piecesOf', { part: choice.label })}
        value={pieces}
        min={1}
        max={MOST_PIECES}
        onChange={onChange}
      />
    </div>
  )
}

/** A choice in words; a number of its own stands in its counter instead. */
function useChoiceWords() {
  const { t } = useTranslation()
  return ({ label, quantity, canChangeQuantity, stock }: PartChoice) => ({
    label: canChangeQuantity ? label : `${formatNumber(quantity)} × ${label}`,
    ...(stock < quantity && { detail: t('catalogue.flags.out-of-stock') }),
  })
}
