import { useTranslation } from '../../../../i18n/index.ts'
import { BREWERY } from '../../../../lib/market/brewery.ts'
import { readLocal, removeLocal, useKept, writeLocal } from '../../../../lib/storage/storage.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ServicePoint } from './api/shipping-estimate.ts'
import { mapTiles } from './map-tiles.ts'
import css from './posm-delivery.module.css'

/** Where the pictures of the brewery's map come from; undefined: it has none. */
const MAKER = BREWERY.map ? new URL(BREWERY.map.tiles) : undefined

const agreedTo = () => readLocal('map')

/** Whether the person agreed to see the map, whose pictures come from somebody else. */
export function useMapIsShown(): boolean {
  return useKept(agreedTo) === MAKER?.origin
}

/** Service points by their number in the list, for who agreed to it; the list says all that the map does. */
export function PointMap({ points }: { points: readonly ServicePoint[] }) {
  const { t } = useTranslation()
  const isShown = useMapIsShown()
  if (!MAKER || points.length === 0) return null
  const { origin, host } = MAKER
  return (
    <div className={css.points}>
      {!isShown && <p className={css.detail}>{t('collect.mapOffer', { host })}</p>}
      {/* It is one button: who pressed it keeps the focus. */}
      <Button look="quiet" small onClick={() => (isShown ? removeLocal('map') : writeLocal('map', origin))}>
        {t(isShown ? 'collect.mapHide' : 'collect.mapShow')}
      </Button>
      {isShown && <Drawn points={points} />}
    </div>
  )
}

function Drawn({ points }: { points: readonly ServicePoint[] }) {
  const { t } = useTranslation()
  const { tiles: address = '', credit = '' } = BREWERY.map ?? {}
  const { tiles, pins } = mapTiles(points, address)
  return (
    <figure className={css.mapFrame} aria-label={t('collect.mapLabel')}>
      <div aria-hidden="true" className={css.map}>
        {tiles.map(({ url, ...spot }) => (
          <img key={`${spot.left} ${spot.top}`} src={url} alt="" style={atSpot(spot)} />
        ))}
        {pins.map((spot, index) => (
          <span key={points[index]?.id} className={css.pin} style={atSpot(spot)}>
            {index + 1}
          </span>
        ))}
      </div>
      {credit !== '' && <figcaption className={css.credit}>{credit}</figcaption>}
    </figure>
  )
}

const atSpot = ({ left, top }: { left: number; top: number }) => ({
  left: `calc(50% + ${Math.round(left)}px)`,
  top: `calc(50% + ${Math.round(top)}px)`,
})
