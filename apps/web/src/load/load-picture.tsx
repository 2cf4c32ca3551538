import { useId, type CSSProperties } from 'react'
import { floorOf, type Floor, type LoadSize, type Spot } from './floor.ts'
import { stripeSpans, type LoadForm, type LoadPlace, type LoadView, type MixedPlace } from './load-view.ts'
import { MinimumMark } from './minimum-mark.tsx'
import { PalletTop } from './pallet-top.tsx'
import { Truck } from './truck.tsx'
import { useLoadSentence } from './use-load-sentence.ts'
import css from './load-picture.module.css'

type Props = { plan: LoadView; size: LoadSize }

/** The truck floor from above, filled from the cab, column by column. */
export function LoadPicture({ plan, size }: Props) {
  const id = useId()
  const sentence = useLoadSentence(plan)
  const floor = floorOf(plan, size)
  const fine = size === 'large'
  return (
    <svg
      className={css.picture}
      data-size={size}
      style={{ width: `${(floor.width / floor.fullWidth) * 100}%` }}
      viewBox={`0 0 ${round(floor.width)} ${round(floor.height)}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing cannot be an img element
      role="img"
      aria-label={sentence}
    >
      <Forms id={id} floor={floor} places={plan.places} fine={fine} />
      <Truck floor={floor} fine={fine} />
      {floor.spots.map((spot) => (
        <Place key={spot.number} {...{ id, spot, floor, fine }} place={plan.places[spot.number - 1] ?? EMPTY} />
      ))}
      <MinimumMark floor={floor} places={plan.minPlaces} fine={fine} />
    </svg>
  )
}

const EMPTY = { kind: 'empty' } as const

/** Each form is drawn once and used again for every pallet of it. */
function Forms({ id, floor, places, fine }: { id: string; floor: Floor; places: LoadView['places']; fine: boolean }) {
  const forms = new Set<LoadForm>(places.flatMap((place) => (place.kind === 'pallet' ? [place.form] : [])))
  return (
    <defs>
      {[...forms].map((form) => (
        <g key={form} id={`${id}${form}`}>
          <PalletTop form={form} width={floor.cell.width} height={floor.cell.height} fine={fine} />
        </g>
      ))}
    </defs>
  )
}

type PlaceProps = { id: string; spot: Spot; floor: Floor; fine: boolean; place: LoadPlace }

function Place({ id, spot, floor, fine, place }: PlaceProps) {
  const { width, height } = floor.cell
  const at = `translate(${round(spot.x)} ${round(spot.y)})`
  if (place.kind === 'empty')
    return (
      <g transform={at}>
        <rect className={css.empty} x={0.6} y={0.6} width={width - 1.2} height={height - 1.2} rx={fine ? 4 : 1.5} />
        {fine && <PlaceText className={css.number} x={width / 2} y={height / 2 + 4} text={String(spot.number)} />}
      </g>
    )
  return (
    <g transform={at}>
      {/* A new key per content, so that only what changed fades in. */}
      <g key={contentOf(place)} className={css.arriving} style={goods(place.kind === 'pallet' ? place.colour : 'none')}>
        {place.kind === 'pallet' ? (
          <use href={`#${id}${place.form}`} />
        ) : (
          <Stripes place={place} width={width} height={height} fine={fine} />
        )}
        {fine && place.kind === 'pallet' && (
          <>
            <rect className={css.tag} x={width / 2 - 16} y={height / 2 - 11} width={32} height={22} rx={3} />
            <PlaceText className={css.tagText} x={width / 2} y={height / 2 + 4.5} text={place.tag} />
          </>
        )}
        {spot.outside && <rect className={css.outside} x={1} y={1} width={width - 2} height={height - 2} rx={1.5} />}
      </g>
    </g>
  )
}

/** Loose layers and cases, bottom up; the height is the share of a pallet. */
function Stripes({ place, width, height, fine }: { place: MixedPlace; width: number; height: number; fine: boolean }) {
  return (
    <>
      <rect className={css.mixed} x={0.6} y={0.6} width={width - 1.2} height={height - 1.2} rx={fine ? 4 : 1.5} />
      {stripeSpans(place.stripes, height - 2).map(({ stripe, from, high }) => {
        const top = height - 1 - from - high
        return (
          <g key={from} style={goods(stripe.colour)}>
            <rect
              className={css.goods}
              x={1}
              y={top}
              width={width - 2}
              height={Math.max(1, high - (fine ? 2 : 0.6))}
              rx={fine ? 2 : 0.6}
            />
            {fine && high > 13 && (
              <text className={css.stripeText} x={width / 2} y={top + high / 2 + 3} fill={stripe.tagInk}>
                {stripe.tag}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

function PlaceText({ text, ...rest }: { className: string | undefined; x: number; y: number; text: string }) {
  return <text {...rest}>{text}</text>
}

const contentOf = (place: LoadPlace): string =>
  place.kind === 'pallet'
    ? place.tag
    : place.kind === 'mixed'
      ? place.stripes.map((stripe) => `${stripe.tag}${stripe.share.toFixed(2)}`).join()
      : 'empty'

const goods = (colour: string): CSSProperties & Record<'--goods', string> => ({ '--goods': colour })
const round = (value: number): number => Math.round(value * 100) / 100
