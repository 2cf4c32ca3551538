import type { ContentBrand } from '@fust/contract/rest'
import { pictureSources } from '@fust/domain/picture'
import type { CSSProperties } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import css from './illustration.module.css'

type Props = {
  picture: string | null
  text?: string
  brand?: ContentBrand | null
  className?: string | undefined
  /** It stands where a page begins, and comes before all others. */
  isFirst?: boolean
}

// As wide as its ground is; browsers that cannot tell before they have laid out the page go by the window.
const SIZES = '(width < 900px) 100vw, 480px'

/** A picture on its shelf before the sign of its brand; without a brand before the brewery's own ground. */
export function Illustration({ picture, text = '', brand, className, isFirst = false }: Props) {
  const ground: CSSProperties & Record<`--${string}`, string> = brand
    ? { '--tint': brand.tintColour, '--brand': brand.labelColour }
    : {}
  return (
    <div className={classNames(css.ground, brand ? css.ofBrand : undefined, className)} style={ground}>
      {brand?.motifLink && <span className={css.motif} style={{ maskImage: `url("${brand.motifLink}")` }} />}
      {picture && (
        <img
          src={picture}
          srcSet={pictureSources(picture) || undefined}
          sizes={isFirst ? SIZES : `auto, ${SIZES}`}
          alt={text}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          className={css.picture}
        />
      )}
    </div>
  )
}
