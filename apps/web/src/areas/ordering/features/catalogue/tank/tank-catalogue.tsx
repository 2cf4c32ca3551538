import type { ShipToPermission } from '@fust/contract/rest'
import { reviewTankAgreement } from '@fust/domain/tank'
import { useQuery } from '@tanstack/react-query'
import { PHONE } from '../../../../../i18n/brewery-words.ts'
import { useTranslation } from '../../../../../i18n/index.ts'
import { isSuspended } from '../../../../../session/index.ts'
import { PageHead } from '../../../../../ui/page.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../../ui/states.tsx'
import { productsQuery, type ListQuestion } from '../list/products-query.ts'
import { tankBeerQuery, type TankBeer } from '../../../../../tank/index.ts'
import css from './tank-catalogue.module.css'
import { TankCard } from './tank-card.tsx'
import board from './tank-board.module.css'
import { TankDays } from './tank-days.tsx'
import { TankDocket } from './tank-docket.tsx'
import { TankBlockNote, TankHelp } from './tank-notes.tsx'
import { useTankFilling } from './use-tank-filling.ts'

type Props = { shipTo: ShipToPermission; question: ListQuestion }

/** Tank beer: the tanks of the venue, what is ordered for each, and when it comes. */
export function TankCatalogue({ shipTo, question }: Props) {
  const { t } = useTranslation()
  const { shipToId } = shipTo
  const agreed = useQuery(tankBeerQuery(shipToId))
  const sold = useQuery(productsQuery(shipToId, question))
  const { data: tankBeer } = agreed
  const skeleton = <Skeleton height={520} />
  return (
    <>
      <PageHead
        title={t('tank.title')}
        intro={shipTo.shipToName}
        aside={
          tankBeer && reviewTankAgreement(tankBeer) === null && <TankDays shipTo={shipTo} days={tankBeer.nextDays} />
        }
      />
      {tankBeer === undefined ? (
        <UnknownState query={agreed} skeleton={skeleton} />
      ) : tankBeer === null ? (
        <EmptyState icon="info" title={t('tank.notAgreed')}>
          {t('tank.callAgree', { phone: PHONE })}
        </EmptyState>
      ) : sold.data ? (
        <Tanks tankBeer={tankBeer} isStopped={isSuspended(shipTo)} beers={sold.data.products.filter(isTankBeer)} />
      ) : (
        <UnknownState query={sold} skeleton={skeleton} />
      )}
    </>
  )
}

const isTankBeer = ({ kind }: { kind: string }): boolean => kind === 'tank'

type TanksProps = { tankBeer: TankBeer; isStopped: boolean; beers: Parameters<typeof useTankFilling>[1] }

function Tanks({ tankBeer, isStopped, beers }: TanksProps) {
  const { t } = useTranslation()
  const block = reviewTankAgreement(tankBeer)
  const { isKnown, filled, fill, choose } = useTankFilling(tankBeer.tanks, beers)
  const mayFill = block === null && !isStopped
  return (
    <div className={css.tanks}>
      {block && <TankBlockNote block={block} />}
      {filled.length === 0 ? (
        <EmptyState icon="info" title={t('tank.noTanks')}>
          {t('tank.callTanks', { phone: PHONE })}
        </EmptyState>
      ) : (
        <ul className={board.board} data-tanks={filled.length} aria-label={t('tank.tanks')}>
          {filled.map((own) => {
            const { tank, beer } = own
            return (
              <TankCard
                key={tank.position}
                filled={own}
                disabled={!isKnown}
                onFill={mayFill && beer ? (litres) => fill(tank.position, beer, litres) : undefined}
                onChoose={(sku) => choose(own, sku)}
              />
            )
          })}
        </ul>
      )}
      {tankBeer.extraInfo && (
        <p className={css.info}>
          <strong>{t('tank.onSite')}</strong> {tankBeer.extraInfo}
        </p>
      )}
      {mayFill && <TankDocket filled={filled} />}
      <TankHelp />
    </div>
  )
}
