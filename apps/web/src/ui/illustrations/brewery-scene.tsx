import { BREWERY } from '../../lib/market/brewery.ts'
import css from './brewery-scene.module.css'

export type BrewerySceneProps = {
  /** How much sky; the ground stays at the bottom. */
  height?: number
  /** All of it, at the right end of wide ground; otherwise it fills its place and loses its sides. */
  whole?: boolean
}

/** The brewery at sunrise, and at night in the dark scheme; its letter on the gable, its name on the lorry. */
export function BreweryScene({ height = 320, whole = false }: BrewerySceneProps) {
  return (
    <svg
      className={css.scene}
      viewBox={`0 0 720 ${height}`}
      preserveAspectRatio={whole ? 'xMaxYMax meet' : 'xMidYMax slice'}
      aria-hidden="true"
    >
      <rect className={css.sky} x="-2000" y="-2000" width="4720" height={height + 2000} />
      <g transform={`translate(0 ${height})`}>
        <circle className={css.sun} cx="500" cy="-150" r="78" />
        <path className={css.craters} d="M476-186h.1M524-164h.1M488-146h.1" />
        {[0, 1, 2, 3].map((row) => (
          <path
            key={row}
            className={css.mist}
            d={`M0 ${row * 14 - 210}h${220 - row * 40}M${560 + row * 30} ${row * 18 - 230}h200`}
          />
        ))}
        <path className={css.farHill} d="M-2000-112H0q180-26 360-6t360-8V0H-2000z" />
        <path className={css.nearHill} d="M-2000-92H0q200-16 400 0t320-6V0H-2000z" />
        <Brewhouse />
        <path className={css.field} d="M-2000-60H0q240-24 420-8t300-6V0H-2000z" />
        <path className={css.furrow} d="M60-30h150M260-22h90M420-36h180M520-16h140" />
        <Lorry />
      </g>
    </svg>
  )
}

function Brewhouse() {
  return (
    <g transform="translate(90 -232)">
      <path className={css.brick} d="M0 60h150v90H0z" />
      <path className={css.roof} d="M-8 60 75 14l83 46z" />
      <path className={css.brickLight} d="M150 84h110v66H150z" />
      <path className={css.roofLight} d="M144 84l58-26 64 26z" />
      <path className={css.chimney} d="M214-24h26V66h-26z" />
      <path className={css.roof} d="M210-30h34v10h-34z" />
      <path className={css.smoke} d="M228-42q14-16 4-30t8-30" />
      {[18, 52, 86, 120].map((x) => (
        <path key={x} className={css.window} d={`M${x} 126V96q8-12 16 0v30z`} />
      ))}
      <path className={css.roof} d="M172 150v-34q15-14 30 0v34z" />
      <circle className={css.gold} cx="75" cy="46" r="12" />
      <Letter className={css.sign} x={75} y={46} size={16} />
    </g>
  )
}

function Lorry() {
  return (
    <g transform="translate(440 -116)">
      <path className={css.box} d="M0 0h128v46H0z" />
      <path className={css.dark} d="M132 12h28l16 18v16h-44z" />
      <path className={css.pane} d="M140 18h17l9 12h-26z" />
      <path className={css.beam} d="M176 34l90-12v36z" />
      {[28, 98, 152].map((x) => (
        <circle key={x} className={css.dark} cx={x} cy="48" r="11" />
      ))}
      <g transform="translate(20 23)">
        <circle className={css.gold} r="13" />
        <Letter className={css.badge} x={0} y={0} size={18} />
      </g>
      <text className={css.wordmark} x="42" y="31" fontSize={SIDE_OF_LORRY / Math.max(BREWERY.name.length, SHORT_NAME)}>
        {BREWERY.name}
      </text>
    </g>
  )
}

// A name of seven letters is 23 high; a longer one is smaller, as the lorry is not.
const SHORT_NAME = 7
const SIDE_OF_LORRY = SHORT_NAME * 23

/** The brewery's letter in the middle of its disc. */
function Letter({ className, x, y, size }: { className: string | undefined; x: number; y: number; size: number }) {
  const height = size / Math.max(BREWERY.letter.length, 1)
  return (
    <text className={className} x={x} y={y + height * 0.36} fontSize={height} textAnchor="middle">
      {BREWERY.letter}
    </text>
  )
}
