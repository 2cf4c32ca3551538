import type { CSSProperties } from 'react'
import css from './pack-thumb.module.css'

type Props = { src: string; tint: string; colour: string; size: number }

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
      {src && <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />}
    </span>
  )
}
