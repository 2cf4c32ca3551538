import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import css from './pack-shelf.module.css'

/** A brand as the shelf shows it: data, never code. Its sign is an address, or the name of one that is drawn here. */
export type ShelfBrand = { colour: string; tint: string; motif: string }

// Decoration: it comes while the products are still being asked for.
const BrandMotif = onDemand(async () => (await import('./brand-motif.tsx')).BrandMotif)

type Props = { src: string; brand: ShelfBrand; soldOut?: boolean; children?: ReactNode }

/** The pack on its wooden shelf before the sign of its brand. */
export function PackShelf({ src, brand, soldOut = false, children }: Props) {
  const ground: CSSProperties & Record<`--${string}`, string> = { '--tint': brand.tint, '--brand': brand.colour }
  return (
    <div className={css.shelf} style={ground} data-sold-out={soldOut || undefined}>
      <Sign motif={brand.motif} />
      <div className={css.board} />
      <img className={css.pack} src={src} alt="" width={208} height={208} loading="lazy" decoding="async" />
      {children}
    </div>
  )
}

function Sign({ motif }: { motif: string }) {
  if (!motif.startsWith('/')) return <BrandMotif className={css.motif} motif={motif} />
  // As a mask the sign takes the colour of the shelf, in either scheme.
  return <span className={classNames(css.motif, css.mask)} style={{ maskImage: `url("${motif}")` }} />
}
