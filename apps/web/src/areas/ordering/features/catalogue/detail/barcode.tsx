import { ean13Modules } from './ean-13.ts'
import css from './barcode.module.css'

const HEIGHT = 40

/** An EAN as a scanner reads it, with its digits. */
export function Barcode({ ean, label }: { ean: string; label: string }) {
  const modules = ean13Modules(ean)
  return (
    <figure className={css.barcode}>
      {modules && (
        <svg viewBox={`-9 0 ${modules.length + 18} ${HEIGHT}`} aria-hidden="true" shapeRendering="crispEdges">
          {Array.from(modules).map((module, x) => module === '1' && <rect key={x} x={x} width="1" height={HEIGHT} />)}
        </svg>
      )}
      <figcaption>
        {label} <span className={css.digits}>{ean}</span>
      </figcaption>
    </figure>
  )
}
