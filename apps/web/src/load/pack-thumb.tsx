import type { CSSProperties } from 'react'
import { ofWidth } from '../lib/page/picture-width.ts'
import css from './pack-thumb.module.css'

type Props = { src: string; tint: string; colour: string; size: number }

// As the largest is shown, for screens with two pixels where others have one.
const TWICE_AS_WIDE = 160

/** A pack on its brand's ground; the name beside it says what it is. */
export function PackThumb({ src, tint, colour, size }: Props) {
  const ground: CSSProperties & Record<`--${string}`, string> = {
    '--tint': tint,
    '--brand': colour,
    width: size,
    height: size,
  }
  return (
    <span className={css.thumb} style={ground}>
      {src && (
        <img src={ofWidth(src, TWICE_AS_WIDE)} alt="" width={size} height={size} loading="lazy" decoding="async" />
      )}
    </span>
  )
}
