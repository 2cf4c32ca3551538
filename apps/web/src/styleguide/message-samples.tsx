import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Docket, TearLine } from '../ui/docket.tsx'
import { BreweryScene } from '../ui/illustrations/brewery-scene.tsx'
import { ProgressBar, Spinner } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Table } from '../ui/table.tsx'
import { SampleSection } from './sample-section.tsx'
import css from './styleguide.module.css'

const ROWS = [
  { sku: 'VP-24', product: 'Veenhof Pils', pallets: 12, amount: '€ 8.568,00' },
  { sku: 'WW-24', product: 'Witte Wieven', pallets: 4, amount: '€ 3.345,60' },
]

/** What the portal says. */
export function MessageSamples() {
  return (
    <SampleSection title="Messages, states, dockets">
      <div className={css.grid}>
        <Banner tone="ok">Order is ok, you can place the order or fill-up your cart</Banner>
        <Banner tone="warn" aside="6,1 pallets to go">
          The minimum quantity of pallet has not been reached
        </Banner>
        <Banner tone="bad">The maximum weight of order has been exceeded.</Banner>
        <Banner tone="info">The depot is closed on 25 and 26 December</Banner>
        <ProgressBar label="Zip of 24 invoices" value={0.4} />
        <ProgressBar label="Reading the file" />
        <Spinner label="Loading" />
        <div>
          <Skeleton height={24} width="60%" />
          <br />
          <Skeleton height={120} radius={8} />
        </div>
      </div>
      <div className={css.grid}>
        <EmptyState
          icon="crate"
          title="The cart is Empty"
          action={
            <Button small look="secondary">
              To the catalogue
            </Button>
          }
        />
        <ErrorState requestId="5f2c9a" onRetry={() => undefined} />
        <Docket className={css.docket}>
          <h3>Docket</h3>
          <TearLine />
          <Table
            caption="On the load"
            columns={[
              { key: 'product', head: 'Product', cell: (row) => row.product },
              { key: 'pallets', head: 'Pallets', figures: true, cell: (row) => row.pallets },
              { key: 'amount', head: 'Amount', figures: true, cell: (row) => row.amount },
            ]}
            rows={ROWS}
            rowKey={(row) => row.sku}
          />
        </Docket>
        <BreweryScene />
      </div>
    </SampleSection>
  )
}
