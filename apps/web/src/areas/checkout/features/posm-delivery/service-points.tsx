import { useEffect, useRef, useState } from 'react'
import { useCartCommand, type Cart } from '../../../../cart/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { collectAt } from './api/collect-at.ts'
import type { ServicePoint } from './api/shipping-estimate.ts'
import css from './posm-delivery.module.css'
import { PointCard } from './point-card.tsx'
import { PointMap, useMapIsShown } from './point-map.tsx'

const SHOWN_AT_FIRST = 5

type Props = {
  points: readonly ServicePoint[]
  collected: Cart['addresses'][number] | undefined
  shipToName: string
}

/** Where it is collected, or the places to choose from, the nearest first. */
export function ServicePoints({ points, collected, shipToName }: Props) {
  const { t } = useTranslation()
  const { send } = useCartCommand()
  const part = useRef<HTMLDivElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState<string>()
  const [showsAll, setShowsAll] = useState(false)
  const isOnMap = useMapIsShown()
  const isShown = collected !== undefined && !isChoosing
  // What had the focus is gone with what one chose, or with the wish to choose again.
  const left = useRef<boolean>(undefined)
  useEffect(() => {
    if (left.current === undefined || left.current === isShown) return
    left.current = undefined
    part.current?.querySelector('button')?.focus()
  })

  const chooseAgain = () => {
    left.current = isShown
    setChoosing(true)
  }
  const choose = async (id: string) => {
    if (asked !== undefined) return
    setAsked(id)
    left.current = isShown
    const answer = await send(collectAt(id))
    setAsked(undefined)
    if (answer) setChoosing(false)
    else left.current = undefined
  }

  if (collected && !isChoosing) {
    const known = points.find(({ id }) => id === collected.pointId)
    return (
      <div ref={part} className={css.points}>
        {known ? (
          <PointCard point={known} />
        ) : (
          <p>
            <strong>{collected.name}</strong>
            <span className={css.detail}>{collected.place}</span>
          </p>
        )}
        {points.length > 0 && (
          <Button look="secondary" small onClick={chooseAgain}>
            {t('collect.another')}
          </Button>
        )}
      </div>
    )
  }
  const shown = showsAll ? points : points.slice(0, SHOWN_AT_FIRST)
  return (
    <div ref={part} className={css.points}>
      {!collected && <p className={css.detail}>{t('collect.until', { shipTo: shipToName })}</p>}
      <PointMap points={shown} />
      <ul className={css.list} aria-label={t('collect.collect')}>
        {shown.map((point, index) => (
          <li key={point.id}>
            <PointCard point={point} number={isOnMap ? index + 1 : undefined}>
              <Button
                look="secondary"
                small
                aria-label={`${t('collect.here')}: ${point.name}`}
                loading={asked === point.id}
                onClick={() => void choose(point.id)}
              >
                {t('collect.here')}
              </Button>
            </PointCard>
          </li>
        ))}
      </ul>
      {shown.length < points.length && (
        <Button look="quiet" small onClick={() => setShowsAll(true)}>
          {t('collect.all', { count: points.length })}
        </Button>
      )}
    </div>
  )
}
