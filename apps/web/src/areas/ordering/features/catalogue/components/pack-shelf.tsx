import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../../../ui/class-names.ts'
import css from './pack-shelf.module.css'

/** A brand as the shelf shows it: data, never code. Its sign is an address; empty where it has none. */
export type ShelfBrand = { colour: string; tint: string; motif: string }

type Props = { src: string; brand: ShelfBrand; soldOut?: boolean; children?: ReactNode }

/** The pack on its wooden shelf before the sign of its brand. */
export function PackShelf({ src, brand, soldOut = false, children }: Props) {
  const ground: CSSProperties & Record<`--${string}`, string> = { '--tint': brand.tint, '--brand': brand.colour }
  return (
    <div className={css.shelf} style={ground} data-sold-out={soldOut || undefined}>
      <Sign motif={brand.motif} />
      <div className={css.board} />
      {src && <img className={css.pack} src={src} alt="" width={208} height={208} loading="lazy" decoding="async" />}
      {children}
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
