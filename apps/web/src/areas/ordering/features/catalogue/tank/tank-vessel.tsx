import { TANK_STEP_LITRES, topUpLimits, type Tank } from '@fust/domain/tank'
import { useId } from 'react'
import { formatNumber } from '../../../../../i18n/format.ts'
import type { Product } from '../../../../../product/index.ts'
import css from './tank-vessel.module.css'

// As drawn: the shoulders of the vessel, and its floor.
const TOP = 56
const BOTTOM = 340
const WIDTH = 236
const OUTLINE = `M40 ${TOP}Q40 28 118 28T196 ${TOP}V${BOTTOM}Q196 368 118 368T40 ${BOTTOM}z`
const RIVETS = Array.from({ length: 9 }, (_, index) => 46 + index * 18)
const FOAM = 9

type Props = { tank: Tank; beer: Product | undefined; litres: number }

/** A copper vessel with what is ordered for it; the figures stand beside it, so nobody needs to read it off. */
export function TankVessel({ tank, beer, litres }: Props) {
  const id = useId()
  const { minimumLitres, maximumLitres } = topUpLimits(tank)
  const holds = tank.capacityLitres ?? maximumLitres
  const heightOf = (amount: number) => BOTTOM - ((BOTTOM - TOP) * Math.min(amount, holds)) / holds
  const level = heightOf(litres)
  const colour = beer?.look.accent
  return (
    <div className={css.frame}>
      <svg className={css.vessel} viewBox="-12 0 272 392" aria-hidden="true">
        <defs>
          <clipPath id={`${id}-inside`}>
            <path d={OUTLINE} />
          </clipPath>
          <pattern
            id={`${id}-ordered`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
            fill={colour}
          >
            <rect className={css.wort} width="8" height="8" />
            <rect className={css.stripe} width="3" height="8" />
          </pattern>
        </defs>
        <path className={css.legs} d="M62 362l-10 24M174 362l10 24" />
        <g clipPath={`url(#${id}-inside)`}>
          <rect className={css.dark} width={WIDTH} height="392" />
          {litres > 0 && (
            <>
              <rect y={level} width={WIDTH} height={392 - level} fill={`url(#${id}-ordered)`} />
              <rect className={css.foam} y={level - FOAM} width={WIDTH} height={FOAM} />
            </>
          )}
          <rect className={css.shine} x="52" y="20" width="14" height="392" />
          <rect className={css.shade} x="170" width="30" height="392" />
        </g>
        <path className={css.copper} d={OUTLINE} />
        <path className={css.hoop} d={`M36 ${TOP + 4}h164M36 ${BOTTOM - 4}h164`} />
        {RIVETS.flatMap((x) =>
          [TOP + 4, BOTTOM - 4].map((y) => <circle key={`${x} ${y}`} className={css.rivet} cx={x} cy={y} r="2" />),
        )}
        <rect className={css.lid} x="100" y="8" width="36" height="20" rx="4" />
        <path className={css.tap} d="M118 368v14h26" />
        <path
          className={css.ticks}
          d={everyStep(holds)
            .map((amount) => `M204 ${heightOf(amount)}h${amount % labelStep(holds) === 0 ? 12 : 6}`)
            .join('')}
        />
        {everyStep(holds)
          .filter((amount) => amount > 0 && amount % labelStep(holds) === 0)
          .map((amount) => (
            <text key={amount} className={css.figure} x="220" y={heightOf(amount) + 4}>
              {formatNumber(amount)}
            </text>
          ))}
        {minimumLitres <= holds && <path className={css.least} d={`M34 ${heightOf(minimumLitres)}l-11-7v14z`} />}
      </svg>
      {beer && <Cap look={beer.look} isOrdered={litres > 0} />}
    </div>
  )
}

/** The sign of the brand, as on the cap of a keg. */
function Cap({ look: { colour, tagInk, motif, tag }, isOrdered }: { look: Product['look']; isOrdered: boolean }) {
  return (
    <span
      className={css.cap}
      style={{ background: colour, color: tagInk }}
      data-empty={isOrdered ? undefined : true}
      aria-hidden="true"
    >
      {motif ? <span className={css.motif} style={{ maskImage: `url("${motif}")` }} /> : tag}
    </span>
  )
}

const MOST_TICKS = 40

/** The marks beside a vessel, coarser where it holds very much. */
function everyStep(holds: number): number[] {
  const step = TANK_STEP_LITRES * Math.max(1, Math.ceil(holds / TANK_STEP_LITRES / MOST_TICKS))
  return Array.from({ length: Math.floor(holds / step) + 1 }, (_, index) => index * step)
}

function labelStep(holds: number): number {
  return TANK_STEP_LITRES * 2 * Math.max(1, Math.ceil(holds / 600))
}
