import type { ReactNode } from 'react'
import { Load } from './load.tsx'
import { CAPACITY_MESSAGES, PROGRESS_MESSAGES } from '@fust/domain/capacity'
import { LoadMessage, type LoadGap, type LoadMessageCode } from './load-message.tsx'
import { samplePack, SAMPLE_LOADS, SAMPLE_TAGS } from './samples.ts'
import { WhatStillFits, type Fit } from './what-still-fits.tsx'
import css from './gallery.module.css'

const GAPS: Partial<Record<LoadMessageCode, LoadGap>> = {
  'minimum-not-reached': { unit: 'pallets', amount: 6.067, over: false },
  'minimum-pallets-not-reached': { unit: 'pallets', amount: 1, over: false },
  'maximum-pallets-exceeded': { unit: 'pallets', amount: 3, over: true },
  'maximum-weight-exceeded': { unit: 'kg', amount: 3440, over: true },
  'minimum-weight-not-reached': { unit: 'kg', amount: 1200, over: false },
}

const FITS: Fit[] = [
  {
    ...SAMPLE_TAGS.pils,
    sku: '110001',
    picture: samplePack('crate/veenhof-pils'),
    tint: '#DDE6D3',
    packageWord: 'crate',
    addition: { packages: 0, layers: 0, pallets: 6 },
    reason: { kind: 'goal', goal: 'minimum', reachesGoal: true },
  },
  {
    ...SAMPLE_TAGS.witte,
    sku: '110002',
    picture: samplePack('crate-longneck/witte-wieven'),
    tint: '#DCE7EA',
    packageWord: 'crate',
    addition: { packages: 0, layers: 0, pallets: 1 },
    reason: { kind: 'ordered-on', date: '2026-11-10' },
  },
  {
    ...SAMPLE_TAGS.dubbel,
    sku: '110003',
    picture: samplePack('crate-longneck/turfsteker'),
    tint: '#EADBCB',
    packageWord: 'crate',
    addition: { packages: 6, layers: 3, pallets: 0 },
    reason: { kind: 'goal', goal: 'pallet', reachesGoal: false },
  },
]

/** Every size and state of the load, for the style guide. */
export function LoadGallery() {
  const { belowMinimum, fits, full, tooMuch, halfTruck, empty } = SAMPLE_LOADS
  return (
    <div className={css.page}>
      <h2>Load</h2>
      <Panel title="Large, below the minimum">
        <Load plan={belowMinimum} size="large" />
        <LoadMessage code="minimum-not-reached" gap={GAPS['minimum-not-reached']} />
      </Panel>
      <Panel title="Large, half truck">
        <Load plan={halfTruck} size="large" />
      </Panel>
      <Panel title="Large, too much">
        <Load plan={tooMuch} size="large" />
      </Panel>
      <div className={css.columns}>
        {Object.entries({ belowMinimum, fits, full, tooMuch, halfTruck, empty }).map(([name, plan]) => (
          <Panel key={name} title={`Small and medium, ${name}`}>
            <Load plan={plan} size="small" />
            <Load plan={plan} size="medium" />
          </Panel>
        ))}
      </div>
      <Panel title="Messages">
        {[...CAPACITY_MESSAGES, ...PROGRESS_MESSAGES].map((code) => (
          <LoadMessage key={code} code={code} gap={GAPS[code]} />
        ))}
      </Panel>
      <div className={css.columns}>
        <WhatStillFits fits={FITS} freePallets={8.067} onAdd={() => undefined} />
      </div>
    </div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.panel}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
