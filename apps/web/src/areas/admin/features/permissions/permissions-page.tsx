import type { RolePermissions } from '@fust/contract/rest'
import { CUSTOMER_TYPES, type CustomerType, type Permission, type Role } from '@fust/domain/access'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { UnknownState } from '../../../../ui/states.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { rolePermissionsQuery } from '../../api/role-permissions-query.ts'
import { useChangePermissions } from '../../api/use-change-permissions.ts'
import { ChangeHistory, WishList } from './change-words.tsx'
import { PermissionTable } from './permission-table.tsx'
import { TYPE_TEXTS } from './permission-words.ts'
import css from './permissions.module.css'
import { cellKey, cellsOf, rolesAsWished, wishedChanges, wishForDefault, type Wished } from './wished-permissions.ts'

type Roles = { role: Role; permissions: Permission[] }[]

/** What the page says once something was sent: with what was there before, it can be undone. */
type Said = { code: 'saved'; before: Roles } | { code: 'undone' | 'changed-meanwhile' | 'permission-fixed' }

/** What each role gives each customer type, changed by the brewery's administrator. */
export function PermissionsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { type = CUSTOMER_TYPES[0] } = useSearch({ from: PATHS.permissions })
  // Of every type what was wished is kept while somebody looks at another one.
  const [wishes, setWishes] = useState<Partial<Record<CustomerType, Wished>>>({})
  const asked = useQuery(rolePermissionsQuery(type))
  const found = useArrived(asked.data)
  const choose = (next: CustomerType) =>
    void navigate({ to: PATHS.permissions, search: { type: next }, resetScroll: false })

  return (
    <Page>
      <PageHead title={t('titles.permissions')} intro={t('permissions.intro')} />
      <div className={css.type}>
        <Select
          label={t('permissions.type')}
          options={CUSTOMER_TYPES.map((one) => ({ value: one, label: t(TYPE_TEXTS[one]) }))}
          value={type}
          onChange={choose}
        />
      </div>
      <UnknownState query={asked} skeleton={<Skeleton height={480} />} />
      {found && (
        <Matrix
          key={type}
          seen={found}
          wished={wishes[type] ?? {}}
          onWished={(wished) => setWishes((others) => ({ ...others, [type]: wished }))}
        />
      )}
    </Page>
  )
}

type MatrixProps = { seen: RolePermissions; wished: Wished; onWished: (wished: Wished) => void }

function Matrix({ seen, wished, onWished }: MatrixProps) {
  const { t } = useTranslation()
  const showFault = useFaultToast()
  const change = useChangePermissions()
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const { customerType, version } = seen
  const cells = cellsOf(seen)
  const changes = wishedChanges(cells, wished)
  const changed = new Set(changes.map(({ role }) => role))

  async function send(roles: Roles, afterwards: Said) {
    setSaid(null)
    try {
      const answer = await change.mutateAsync({ customerType, version, roles })
      if (answer.ok) {
        onWished({})
        setSaid(afterwards)
      } else if (answer.problem.code === 'changed-meanwhile' || answer.problem.code === 'permission-fixed') {
        setSaid({ code: answer.problem.code })
      } else showFault(null, t('permissions.notSaved'))
    } catch (fault) {
      showFault(fault, t('permissions.notSaved'))
    }
    setIsAsking(false)
  }
  const save = () =>
    send(rolesAsWished(cells, wished, changed), { code: 'saved', before: rolesAsWished(cells, {}, changed) })
  const wish = (next: Wished) => {
    setSaid(null)
    onWished(next)
  }

  return (
    <>
      <SaidBanner
        said={said}
        type={t(TYPE_TEXTS[customerType])}
        isBusy={change.isPending}
        onUndo={(before) => void send(before, { code: 'undone' })}
      />
      <PermissionTable
        cells={cells}
        wished={wished}
        onWish={(cell, isGiven) => wish({ ...wished, [cellKey(cell)]: isGiven })}
      />
      <div className={css.notes}>
        <p>{t('permissions.differsMark')}</p>
        <p>{t('permissions.fixed.basic')}</p>
        {cells.some(({ fixed }) => fixed === 'administrator') && <p>{t('permissions.fixed.administrator')}</p>}
        <p>{t('permissions.fixed.others')}</p>
      </div>
      <section className={css.part} aria-live="polite">
        <h2>{t('permissions.changes')}</h2>
        {changes.length > 0 ? <WishList changes={changes} /> : <p>{t('permissions.none')}</p>}
      </section>
      <div className={css.actions}>
        <Button disabled={changes.length === 0} onClick={() => setIsAsking(true)}>
          {t('permissions.save')}
        </Button>
        <Button look="secondary" disabled={changes.length === 0} onClick={() => wish({})}>
          {t('permissions.discard')}
        </Button>
        <Button
          look="quiet"
          disabled={wishedChanges(cells, wishForDefault(cells)).length === 0}
          onClick={() => wish(wishForDefault(cells))}
        >
          {t('permissions.reset')}
        </Button>
      </div>
      {seen.changes.length > 0 && <ChangeHistory changes={seen.changes} />}
      <ConfirmDialog
        open={isAsking}
        title={t('permissions.saveQuestion', { count: changes.length })}
        yes={t('permissions.save')}
        no={t('permissions.back')}
        look="secondary"
        busy={change.isPending}
        onYes={() => void save()}
        onNo={() => setIsAsking(false)}
        details={<WishList changes={changes} />}
      >
        {t('permissions.saveHint')}
      </ConfirmDialog>
    </>
  )
}

type SaidProps = { said: Said | null; type: string; isBusy: boolean; onUndo: (before: Roles) => void }

function SaidBanner({ said, type, isBusy, onUndo }: SaidProps) {
  const { t } = useTranslation()
  if (said?.code === 'changed-meanwhile' || said?.code === 'permission-fixed')
    return (
      <Banner tone="warn" live>
        {t(said.code === 'changed-meanwhile' ? 'permissions.changedMeanwhile' : 'permissions.fixedFault')}
      </Banner>
    )
  if (!said) return null
  return (
    <Banner
      tone="ok"
      live
      aside={
        said.code === 'saved' && (
          <Button look="secondary" small loading={isBusy} onClick={() => onUndo(said.before)}>
            {t('permissions.undo')}
          </Button>
        )
      }
    >
      {t(said.code === 'saved' ? 'permissions.saved' : 'permissions.undone', { type })}
    </Banner>
  )
}
