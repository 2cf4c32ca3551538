import type { TextKey } from '../../../../i18n/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import type { KeptFor } from '../../../../lib/storage/storage.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Table } from '../../../../ui/table.tsx'
import css from './device-storage.module.css'
import { KEPT_ON_DEVICE, type Kept, type KeptUntil } from './kept-on-device.ts'

const PLACE_TEXTS = {
  cookie: 'deviceStorage.places.cookie',
  local: 'deviceStorage.places.local',
  tab: 'deviceStorage.places.tab',
  cache: 'deviceStorage.places.cache',
} as const satisfies Record<Kept['place'], TextKey>

const PURPOSE_TEXTS = {
  'signing-in': 'deviceStorage.purposes.signingIn',
  ordering: 'deviceStorage.purposes.ordering',
  writing: 'deviceStorage.purposes.writing',
  language: 'deviceStorage.purposes.language',
  age: 'deviceStorage.purposes.age',
  look: 'deviceStorage.purposes.look',
  way: 'deviceStorage.purposes.way',
  tutorial: 'deviceStorage.purposes.tutorial',
  agreed: 'deviceStorage.purposes.agreed',
  repair: 'deviceStorage.purposes.repair',
  offline: 'deviceStorage.purposes.offline',
  device: 'deviceStorage.purposes.device',
} as const satisfies Record<KeptFor, TextKey>

const UNTIL_TEXTS = {
  session: 'deviceStorage.until.session',
  minutes: 'deviceStorage.until.minutes',
  logout: 'deviceStorage.until.logout',
  week: 'deviceStorage.until.week',
  year: 'deviceStorage.until.year',
  tab: 'deviceStorage.until.tab',
  stays: 'deviceStorage.until.stays',
} as const satisfies Record<KeptUntil, TextKey>

function Named({ name, purpose }: Pick<Kept, 'name' | 'purpose'>) {
  const { t } = useTranslation()
  return (
    <>
      <code className={css.name}>{name}</code>
      <p className={css.purpose}>{t(PURPOSE_TEXTS[purpose])}</p>
    </>
  )
}

const namedOf = ({ name, purpose }: Kept) => <Named name={name} purpose={purpose} />

/** What the portal keeps on a device, name by name; nothing of it goes to anybody else. */
export function DeviceStoragePage() {
  const { t } = useTranslation()
  return (
    <Page>
      <PageHead title={t('titles.deviceStorage')} intro={t('deviceStorage.intro')} />
      <Table
        caption={t('titles.deviceStorage')}
        columns={[
          { key: 'name', head: t('deviceStorage.nameAndPurpose'), cell: namedOf },
          { key: 'place', head: t('deviceStorage.place'), cell: ({ place }) => t(PLACE_TEXTS[place]), wideOnly: true },
          { key: 'until', head: t('deviceStorage.keptUntil'), cell: ({ until }) => t(UNTIL_TEXTS[until]) },
        ]}
        rows={KEPT_ON_DEVICE}
        rowKey={({ place, name }) => `${place} ${name}`}
      />
    </Page>
  )
}
