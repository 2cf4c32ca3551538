import type { CSSProperties } from 'react'
import { MOTIFS, type MotifName } from './motifs.tsx'

type Props = {
  motif: string
  /** Its colour, and what shows through inside it; without them those around it. */
  colour?: string
  second?: string
  className?: string | undefined
}

/** The sign of a brand; a brand whose sign is not drawn gets a keg cap. */
export function BrandMotif({ motif, colour, second, className }: Props) {
  const colours: CSSProperties & Record<'--second', string | undefined> = { color: colour, '--second': second }
  return (
    <svg className={className} viewBox="-12 -12 24 24" fill="currentColor" aria-hidden="true" style={colours}>
      {MOTIFS[isDrawn(motif) ? motif : 'cap']}
    </svg>
  )
}

const isDrawn = (motif: string): motif is MotifName => motif in MOTIFS
