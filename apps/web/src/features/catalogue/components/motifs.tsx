import type { ReactNode } from 'react'

/** Each brand's sign in a field of 20 by 20 around the middle; `--second` is the colour inside it. */
export const MOTIFS = {
  sun: (
    <>
      <circle r="4.6" />
      {turns(12).map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M-.7-6h1.4L.4-9.4h-.8z" />
      ))}
      <path d="M-9 6.6h18M-6.5 8.8h13" fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round" />
    </>
  ),
  mist: (
    <>
      <circle cy="-3.4" r="3.6" />
      <path
        d="M-9 2.2q2.25-2.2 4.5 0t4.5 0 4.5 0 4.5 0M-9 5.2q2.25-2.2 4.5 0t4.5 0 4.5 0 4.5 0M-6.7 8.2q2.2-2.2 4.5 0t4.5 0 4.5 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  spade: (
    <>
      <path d="M-3.4-9h6.8v1.8H.9V1h3.2v4.2Q4.1 9 0 10-4.1 9-4.1 5.2V1h3.2v-8.2h-2.5z" />
      <path d="M-9.4 3h3M6.4 3h3M-9.4 6h3M6.4 6h3" stroke="currentColor" strokeWidth="1.2" />
    </>
  ),
  crane: (
    <>
      <path d="M-9-2Q-2-9 1-3q1 2.2 3 1.2Q8-3.4 7.4-7.4L10-6.8Q10 .6 4 2.2 1 7-4.6 7L-9.4 8.6-6 4.8Q-3-1.6-9-2z" />
      <circle cx="7.9" cy="-7.6" r="1.7" />
      <path d="M-1.4 6.4l-1.2 3.4M1.2 5.2l.6 4.4" stroke="currentColor" strokeWidth=".9" />
    </>
  ),
  heath: (
    <>
      {[-7, -3.5, 0, 3.5, 7].map((x) => (
        <g key={x} transform={`translate(${x} ${Math.abs(x) * 0.86})`}>
          <path d={`M0 ${9 - Math.abs(x) * 0.86}V-4`} stroke="currentColor" />
          {[0, 1, 2].map((bell) => (
            <circle key={bell} cx={bell % 2 ? 1.3 : -1.3} cy={-5 + bell * 2.4} r="1.35" />
          ))}
        </g>
      ))}
    </>
  ),
  drop: (
    <>
      <path d="M0-9.4Q6.4-1.4 6.4 3.2A6.4 6.2 0 0 1-6.4 3.2Q-6.4-1.4 0-9.4z" />
      <path d="M0 3.2V-4M0 3.2l5 2M0 3.2l-5 2" stroke="var(--second)" strokeWidth="1.1" />
    </>
  ),
  flame: (
    <>
      <path d="M-.6-10Q6.8-4 6.2 2.2 5.6 8.6 0 9.4-6 8.6-6.2 2.6-6.2-1-3-3.4-2.8-.6-.8 0 1.6-4-.6-10z" />
      <path d="M0 8Q-3 6.4-2.4 3.6-.4 4 .6 1 3.4 4 2.6 6.2 1.6 8 0 8z" fill="var(--second)" />
    </>
  ),
  trefoil: (
    <>
      {turns(3).map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 0Q-5.4-2.6-4-7 -2.4-9.8 0-6.6 2.4-9.8 4-7 5.4-2.6 0 0z" />
          <path d="M0-1V-5.4" stroke="var(--second)" strokeWidth=".9" />
        </g>
      ))}
      <path d="M0 0q.4 6-2.6 9.4" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
    </>
  ),
  cap: (
    <>
      <circle r="8.4" />
      <circle r="5.8" fill="none" stroke="var(--second)" strokeWidth="1.2" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type MotifName = keyof typeof MOTIFS

function turns(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (360 / count) * index)
}
