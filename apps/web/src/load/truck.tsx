import { useTranslation } from '../i18n/index.ts'
import type { Floor } from './floor.ts'
import css from './load-picture.module.css'

/** Cab on the left, bed, and in the large picture mirrors, coupling and the words at both ends. */
export function Truck({ floor, fine }: { floor: Floor; fine: boolean }) {
  const { t } = useTranslation()
  const { bed, cab } = floor
  const y = (share: number) => bed.y + bed.height * share
  const back = cab - (fine ? 10 : 3)
  const words = bed.y + bed.height + 22
  return (
    <>
      {fine && (
        <>
          <path
            className={css.mirrors}
            d={`M${cab * 0.32} ${bed.y - 2}l-8 -11M${cab * 0.32} ${bed.y + bed.height + 2}l-8 11`}
          />
          <rect className={css.coupling} x={back} y={y(0.36)} width={10} height={bed.height * 0.28} />
        </>
      )}
      <path
        className={css.cab}
        d={`M${back} ${y(0.06)}H${cab * 0.34}Q${cab * 0.06} ${y(0.08)} ${cab * 0.06} ${y(0.3)}V${y(0.7)}Q${cab * 0.06} ${y(0.92)} ${cab * 0.34} ${y(0.94)}H${back}z`}
      />
      <path
        className={css.glass}
        d={`M${cab * 0.26} ${y(0.17)}Q${cab * 0.14} ${y(0.5)} ${cab * 0.26} ${y(0.83)}L${cab * 0.44} ${y(0.75)}V${y(0.25)}z`}
      />
      {fine && (
        <g transform={`translate(${cab * 0.66} ${y(0.5)})`} className={css.roundel}>
          <circle r={13} />
          <circle r={5} />
        </g>
      )}
      <rect className={css.bed} {...bed} rx={fine ? 6 : 3} strokeWidth={fine ? 2.5 : 1.25} />
      {fine && (
        <g className={css.ends}>
          <text x={bed.x + 8} y={words}>
            {t('load.front')}
          </text>
          <text x={bed.x + bed.width - 1} y={words} textAnchor="end">
            {t('load.doors')}
          </text>
        </g>
      )}
    </>
  )
}
