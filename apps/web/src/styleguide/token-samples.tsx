import { TOKENS } from '@fust/domain/theme'
import { trusted } from '../lib/trusted.ts'
import { DRAWINGS, Icon, type IconName } from '../ui/icon.tsx'
import { SampleSection } from './sample-section.tsx'
import css from './styleguide.module.css'

const ICON_NAMES: readonly IconName[] = trusted(Object.keys(DRAWINGS))

/** Colours, type and pictures. */
export function TokenSamples() {
  return (
    <>
      <SampleSection title="Colours">
        <ul className={css.swatches}>
          {TOKENS.map((name) => (
            <li key={name}>
              <span className={css.swatch} style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </SampleSection>
      <SampleSection title="Type">
        <p className={css.hero}>From kettle to cellar 72</p>
        <p className={css.figure}>17,9 of 26 pallets 48</p>
        <h2>On the load 32</h2>
        <h3>Turfsteker Dubbel 24</h3>
        <p>Order within 2 h 14 min for Tuesday 24 November, 15</p>
      </SampleSection>
      <SampleSection title="Pictures">
        <ul className={css.swatches}>
          {ICON_NAMES.map((name) => (
            <li key={name} className={css.icon}>
              <Icon name={name} size={26} />
              {name}
            </li>
          ))}
        </ul>
      </SampleSection>
    </>
  )
}
