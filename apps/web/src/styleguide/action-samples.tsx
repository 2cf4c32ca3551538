import { useState } from 'react'
import { Button, IconButton, type ButtonLook } from '../ui/button.tsx'
import { LinkButton, TextLink } from '../ui/link-button.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { ReasonedButton } from '../ui/reasoned-button.tsx'
import { Stepper } from '../ui/stepper/stepper.tsx'
import { SampleSection } from './sample-section.tsx'
import css from './styleguide.module.css'

const LOOKS: ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger']

/** What one taps. */
export function ActionSamples() {
  const [count, setCount] = useState(8)
  const [litres, setLitres] = useState(350)
  const [page, setPage] = useState(4)
  return (
    <SampleSection title="Buttons, counters, pages">
      {LOOKS.map((look) => (
        <div key={look} className={css.row}>
          <Button look={look}>Place order</Button>
          <Button look={look} icon="repeat" small>
            Order again
          </Button>
          <Button look={look} small loading>
            Placing
          </Button>
          <ReasonedButton look={look} small refusal="From 24 pallets on">
            Not yet
          </ReasonedButton>
        </div>
      ))}
      <div className={css.row}>
        <LinkButton to="/" small look="secondary" icon="home">
          A link as a button
        </LinkButton>
        <TextLink to="/">A link in text</TextLink>
        <IconButton label="Change" icon="pencil" />
      </div>
      <div className={css.grid}>
        <Stepper label="Crates" value={count} onChange={setCount} />
        <Stepper label="Layers" value={0} onChange={() => undefined} />
        <Stepper label="Pallets" value={0} onChange={() => undefined} disabledReason="Not by the pallet" />
        <Stepper label="Tank 1" value={litres} onChange={setLitres} step={50} max={9999} unit="l" />
      </div>
      <Pagination page={page} pages={12} onChange={setPage} />
    </SampleSection>
  )
}
