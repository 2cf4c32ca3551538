import { useId } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import type { Product } from '../../../../product/index.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { Stepper } from '../../../../ui/stepper/stepper.tsx'
import type { Goal } from './address-plan.ts'
import css from './goods-addresses.module.css'

type Props = {
  goal: Goal
  isFirst: boolean
  isAlone: boolean
  lines: readonly { id: number; product: Product; pieces: number }[]
  /** What goes here, by line. */
  pieces: ReadonlyMap<number, number>
  /** What is left for the first, by line. */
  rest: ReadonlyMap<number, number>
  onPieces: (lineId: number, count: number) => void
  /** Left out where it has to stay. */
  onRemove?: (() => void) | undefined
}

/** One door with how much of each line goes there; the first gets what is left. */
export function GoalCard({ goal, isFirst, isAlone, lines, pieces, rest, onPieces, onRemove }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const { name, place } = goal.label
  return (
    <li className={css.goal}>
      <article aria-labelledby={heading}>
        <div className={css.head}>
          <div>
            <h2 id={heading}>{name}</h2>
            <p className={css.place}>{place}</p>
          </div>
          {onRemove && <IconButton icon="close" label={t('addresses.remove', { name })} onClick={onRemove} />}
        </div>
        {isAlone && <p>{t('addresses.all')}</p>}
        {!isAlone && isFirst && <p className={css.place}>{t('addresses.rest')}</p>}
        {!isAlone && (
          <ul className={css.lines}>
            {lines.map(({ id, product }) => {
              const count = pieces.get(id) ?? 0
              return (
                <li key={id}>
                  <span>{product.name}</span>
                  {isFirst ? (
                    <strong>{t('addresses.pieces', { count, number: formatNumber(count) })}</strong>
                  ) : (
                    <Stepper
                      label={t('addresses.piecesOf', { product: product.name, name })}
                      value={count}
                      max={count + (rest.get(id) ?? 0)}
                      onChange={(value) => onPieces(id, value)}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </article>
    </li>
  )
}
