import type { CSSProperties } from 'react'
import { formatDate } from '../../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../../i18n/index.ts'
import { ofWidth } from '../../../../../lib/page/picture-width.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import css from './pack-shelf.module.css'

/** A brand as the shelf shows it: data, never code. Its sign is an address; empty where it has none. */
export type ShelfBrand = { colour: string; tint: string; motif: string }

/** What is special about a product now. */
export type ProductFlag =
  | { kind: 'new' | 'offer' | 'last' | 'promo' | 'low-stock' | 'out-of-stock' }
  /** The last day it can be ordered; the first day it can be delivered. */
  | { kind: 'until' | 'from'; date: string }

const WIDTH = 208

type Props = { src: string; brand: ShelfBrand; flags: readonly ProductFlag[] }

/** The pack on its wooden shelf before the sign of its brand, with what is special about it. */
export function PackShelf({ src, brand, flags }: Props) {
  const ground: CSSProperties & Record<`--${string}`, string> = { '--tint': brand.tint, '--brand': brand.colour }
  return (
    <div
      className={css.shelf}
      style={ground}
      data-sold-out={flags.some(({ kind }) => kind === 'out-of-stock') || undefined}
    >
      <Sign motif={brand.motif} />
      <div className={css.board} />
      {src && (
        <img
          className={css.pack}
          src={ofWidth(src, WIDTH)}
          srcSet={`${ofWidth(src, WIDTH)} 1x, ${ofWidth(src, 2 * WIDTH)} 2x`}
          alt=""
          width={WIDTH}
          height={WIDTH}
          loading="lazy"
          decoding="async"
        />
      )}
      <Boards flags={flags} />
    </div>
  )
}

function Sign({ motif }: { motif: string }) {
  if (!motif) return <KegCap />
  // As a mask the sign takes the colour of the shelf, in either scheme.
  return <span className={classNames(css.motif, css.mask)} style={{ maskImage: `url("${motif}")` }} />
}

function KegCap() {
  return (
    <svg className={css.motif} viewBox="-12 -12 24 24" fill="currentColor" aria-hidden="true">
      <circle r="8.4" />
      <circle r="5.8" fill="none" stroke="var(--second)" strokeWidth="1.2" />
    </svg>
  )
}

/** Small boards that hang from the shelf. */
function Boards({ flags }: Pick<Props, 'flags'>) {
  if (!flags.length) return null
  return (
    <ul className={css.flags}>
      {flags.map((flag) => (
        <li key={flag.kind} data-kind={flag.kind}>
          <FlagWords flag={flag} />
        </li>
      ))}
    </ul>
  )
}

function FlagWords({ flag }: { flag: ProductFlag }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!('date' in flag)) return t(FLAG_TEXTS[flag.kind])
  return t(FLAG_TEXTS[flag.kind], { date: formatDate(flag.date, language, 'dayAndMonth') })
}

const FLAG_TEXTS = {
  new: 'catalogue.flags.new',
  offer: 'catalogue.flags.offer',
  last: 'catalogue.flags.last',
  promo: 'catalogue.flags.promo',
  'low-stock': 'catalogue.flags.low-stock',
  'out-of-stock': 'catalogue.flags.out-of-stock',
  until: 'catalogue.flags.until',
  from: 'catalogue.flags.from',
} as const satisfies Record<ProductFlag['kind'], TextKey>
