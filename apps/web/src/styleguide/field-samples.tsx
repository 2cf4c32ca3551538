import { useState } from 'react'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { RadioGroup, Segmented } from '../ui/form/radio-group.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { SampleSection } from './sample-section.tsx'
import css from './styleguide.module.css'

const TRANSPORTS = [
  { value: 'full', label: 'Full Truck' },
  { value: 'half', label: 'Half Truck' },
  { value: 'pickup', label: 'Self Pickup', disabled: true },
] as const

const DEPOTS = [
  { value: '1', label: 'Depot Boekelo', detail: 'Windmolenweg 14, Boekelo' },
  { value: '2', label: 'Depot Hengelo', detail: 'Pakhuisstraat 3, Hengelo' },
] as const

/** What one fills in. */
export function FieldSamples() {
  const [transport, setTransport] = useState<'full' | 'half' | 'pickup'>('full')
  const [depot, setDepot] = useState<'1' | '2'>('1')
  return (
    <SampleSection title="Fields">
      <div className={css.grid}>
        <TextField label="Order title" hint="At most 40 characters" defaultValue="Week 47 A" />
        <TextField label="E-mail address" error="Fill in an e-mail address" defaultValue="marloes@" />
        <TextField label="Customer number" disabled defaultValue="100482" />
        <Select label="Ship-to" options={DEPOTS} value={depot} onChange={setDepot} />
        <Select label="Ship-to, in a docket" look="ruled" options={DEPOTS} value={depot} onChange={setDepot} />
        <Segmented label="Transport" options={TRANSPORTS} value={transport} onChange={setTransport} />
        <RadioGroup label="Transport" options={TRANSPORTS} value={transport} onChange={setTransport} />
        <div>
          <Checkbox label="Remember on this device" defaultChecked />
          <Checkbox label="I accept the terms" error="Please accept terms and condition." />
          <Checkbox label="Not available" disabled />
        </div>
      </div>
    </SampleSection>
  )
}
