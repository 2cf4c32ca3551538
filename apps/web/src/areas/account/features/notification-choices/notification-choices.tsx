import type { ToldHere } from '@fust/contract/rest'
import type { NotificationChoice, NotificationKind } from '@fust/domain/support'
import { useQuery } from '@tanstack/react-query'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FailedPart } from '../../../../ui/states.tsx'
import { Table, type Column } from '../../../../ui/table.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { choicesQuery, useChoose } from './api/notification-choices.ts'
import { toldHereQuery } from './api/told-here.ts'
import { pushState } from './browser-push.ts'
import css from './notification-choices.module.css'
import { AboutDevices, ToldHereBox } from './told-here.tsx'

/** While it is not known what holds for this device, portal and mail are chosen all the same. */
const NOT_ON_DEVICES: ToldHere = { publicKey: null, kinds: [], elsewhere: 0 }

/** What one wants to be told, and where; each tick is saved at once. */
export function NotificationChoices() {
  const { t } = useTranslation()
  const asked = useQuery(choicesQuery)
  const told = useQuery(toldHereQuery)
  return (
    <section className={css.part} aria-labelledby="own-choices">
      <div>
        <h2 id="own-choices">{t('choices.title')}</h2>
        <p className={css.quiet}>{t('choices.hint')}</p>
      </div>
      {(asked.isError || told.isError) && (
        <FailedPart text={t('choices.failed')} onRetry={() => void Promise.all([asked.refetch(), told.refetch()])} />
      )}
      {(asked.isPending || told.isPending) && <Skeleton height={320} />}
      {asked.data && !told.isPending && <ChoiceTable choices={asked.data} here={told.data ?? NOT_ON_DEVICES} />}
      {told.data?.publicKey && <AboutDevices here={told.data} />}
    </section>
  )
}

function ChoiceTable({ choices, here }: { choices: readonly NotificationChoice[]; here: ToldHere }) {
  const { t } = useTranslation()
  return (
    <Table
      caption={t('choices.title')}
      rows={choices}
      rowKey={({ kind }) => kind}
      columns={[
        { key: 'kind', head: t('choices.what'), cell: ({ kind }) => t(KINDS[kind]) },
        placeColumn('inPortal', t('choices.inPortal')),
        placeColumn('byMail', t('choices.byMail')),
        ...(here.publicKey !== null && pushState() !== 'cannot' ? [deviceColumn(here, t('choices.onDevice'))] : []),
      ]}
    />
  )
}

type Place = 'inPortal' | 'byMail'

function placeColumn(place: Place, head: string): Column<NotificationChoice> {
  return { key: place, head, cell: (choice) => <ChoiceBox choice={choice} place={place} head={head} /> }
}

function deviceColumn(here: ToldHere, head: string): Column<NotificationChoice> {
  return {
    key: 'onDevice',
    head,
    cell: ({ kind }) => <ToldHereBox kind={kind} name={KINDS[kind]} here={here} />,
  }
}

function ChoiceBox({ choice, place, head }: { choice: NotificationChoice; place: Place; head: string }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const { mutate: choose } = useChoose()
  const onChange = () =>
    choose(
      { ...choice, [place]: !choice[place] },
      { onError: () => showToast({ tone: 'bad', text: t('choices.notSaved') }) },
    )
  return (
    <Checkbox
      label={
        <VisuallyHidden>
          {t(KINDS[choice.kind])}: {head}
        </VisuallyHidden>
      }
      checked={choice[place]}
      onChange={onChange}
    />
  )
}

const KINDS: Readonly<Record<NotificationKind, TextKey>> = {
  order: 'choices.order',
  delivery: 'choices.delivery',
  invoice: 'choices.invoice',
  ticket: 'choices.ticket',
  user: 'choices.user',
  news: 'choices.news',
}
