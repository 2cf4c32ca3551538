import type { NewUsersAnswer } from '@fust/contract/rest'
import type { Role } from '@fust/domain/access'
import { MOST_NEW_USERS } from '@fust/domain/account'
import { useState } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { MARKET } from '../../../../lib/market/market.ts'
import { readTableFile } from '../../../../lib/files/table-file/table-file.ts'
import { TABLE_FILES } from '../../../../lib/files/table-file/table-files.ts'
import { PATHS } from '../../../../paths.ts'
import { ROLE_TEXTS } from '../../../../session/index.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { saveCsv } from '../../../../ui/data-table/index.ts'
import { FileChooser } from '../../../../ui/form/file-chooser.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Table } from '../../../../ui/table.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { ProfileFrame } from './profile/profile-frame.tsx'
import { useInviteMany } from './api/use-user-calls.ts'
import { COLUMNS, readPeople, type PersonRow } from './people-rows.ts'
import { roleKey, userFaultKey } from './user-words.ts'
import css from './users.module.css'

type Reviewed = { people: PersonRow[]; rows: NewUsersAnswer['rows']; isSent: boolean }

/** Many people by a file: looked at row by row first, and then those are invited with whom nothing is wrong. */
export function InviteFilePage() {
  const { t } = useTranslation()
  const showToast = useToast()
  const call = useInviteMany()
  const [reviewed, setReviewed] = useState<Reviewed>()
  const [fault, setFault] = useState<string>()
  const roleNames = useRoleNames()

  const send = async (people: PersonRow[], isDryRun: boolean) => {
    try {
      const answer = await call.mutateAsync({ isDryRun, users: people })
      if (!answer.ok) return setFault(t(userFaultKey(answer.problem.code)))
      setReviewed({ people, rows: answer.value.rows, isSent: !isDryRun })
      if (!isDryRun) {
        const count = answer.value.invited
        showToast({ text: t('users.file.invited', { count, number: formatNumber(count) }) })
      }
    } catch {
      setFault(t('session.unreachable'))
    }
  }

  const take = async (file: File) => {
    const read = await readTableFile(file)
    setReviewed(undefined)
    setFault(undefined)
    if ('refusal' in read) return setFault(t('users.file.unreadable'))
    const people = readPeople(read.cells, roleNames)
    if ('missing' in people) return setFault(t('users.file.missing', { columns: people.missing.join(', ') }))
    if (people.rows.length === 0) return setFault(t('users.file.unreadable'))
    if (people.rows.length > MOST_NEW_USERS)
      return setFault(t('users.file.tooMany', { number: formatNumber(MOST_NEW_USERS) }))
    await send(people.rows, true)
  }

  return (
    <ProfileFrame title={t('titles.inviteUsers')} intro={t('users.file.intro')}>
      <p className={css.back}>
        <TextLink to={PATHS.users}>{t('users.back')}</TextLink>
      </p>
      <div className={css.form}>
        <div className={css.buttons}>
          <FileChooser
            label={t('users.file.choose')}
            accept={TABLE_FILES}
            loading={call.isPending}
            aria-describedby="file-hint"
            onChoose={(file) => void take(file)}
          />
          <Button look="quiet" icon="download" onClick={() => saveSample(roleNames)}>
            {t('users.file.sample')}
          </Button>
        </div>
        <p id="file-hint" className={css.quiet}>
          {t('users.file.hint', { columns: COLUMNS.join(', '), number: formatNumber(MOST_NEW_USERS) })}
        </p>
        {fault && (
          <Banner tone="bad" live>
            {fault}
          </Banner>
        )}
      </div>
      {reviewed && (
        <Review reviewed={reviewed} isBusy={call.isPending} onInvite={(people) => void send(people, false)} />
      )}
    </ProfileFrame>
  )
}

type ReviewProps = { reviewed: Reviewed; isBusy: boolean; onInvite: (people: PersonRow[]) => void }

function Review({ reviewed: { people, rows, isSent }, isBusy, onInvite }: ReviewProps) {
  const { t } = useTranslation()
  const shown = people.map((person, index) => ({ person, line: index + 2, problems: rows[index]?.problems ?? [] }))
  const right = shown.filter(({ problems }) => problems.length === 0)
  const wrong = shown.length - right.length
  return (
    <section aria-label={t('users.file.review')}>
      <Banner tone={wrong > 0 ? 'warn' : 'ok'} live>
        {isSent
          ? t('users.file.invited', { count: right.length, number: formatNumber(right.length) })
          : t('users.file.right', { count: right.length, number: formatNumber(right.length) })}{' '}
        {wrong > 0 && t('users.file.wrong', { count: wrong, number: formatNumber(wrong) })}
      </Banner>
      <div className={css.sheet}>
        <Table
          caption={t('users.file.review')}
          rows={shown}
          rowKey={({ line }) => String(line)}
          columns={[
            { key: 'line', head: t('users.file.line'), figures: true, cell: ({ line }) => line },
            {
              key: 'person',
              head: t('users.name'),
              cell: personCell,
            },
            {
              key: 'role',
              head: t('users.role'),
              wideOnly: true,
              cell: roleCell,
            },
            {
              key: 'outcome',
              head: t('users.file.outcome'),
              cell: isSent ? sentCell : reviewedCell,
            },
          ]}
        />
      </div>
      {!isSent && right.length > 0 && (
        <p className={css.more}>
          <Button loading={isBusy} onClick={() => onInvite(people)}>
            {t('users.file.send', { count: right.length, number: formatNumber(right.length) })}
          </Button>
        </p>
      )}
    </section>
  )
}

type Shown = { person: PersonRow; problems: readonly string[] }

const personCell = ({ person: { firstName, lastName, email } }: Shown) => (
  <>
    <strong>
      {firstName} {lastName}
    </strong>
    <span className={css.detail}>{email}</span>
  </>
)
const roleCell = ({ person }: Shown) => <RoleName role={person.role} />
const reviewedCell = ({ problems }: Shown) => <Outcome problems={problems} fine="users.file.fine" />
const sentCell = ({ problems }: Shown) => <Outcome problems={problems} fine="users.statuses.Invited" />

/** What is wrong with a row, or that nothing is. */
function Outcome({ problems, fine }: { problems: readonly string[]; fine: TextKey }) {
  const { t } = useTranslation()
  if (problems.length === 0) return t(fine)
  return (
    <ul className={css.problem}>
      {problems.map((code) => (
        <li key={code}>{t(userFaultKey(code))}</li>
      ))}
    </ul>
  )
}

function RoleName({ role }: { role: string }) {
  const { t } = useTranslation()
  const key = roleKey(role)
  return key ? t(key) : role
}

function useRoleNames(): Record<Role, string> {
  const { t } = useTranslation()
  return {
    Owner: t(ROLE_TEXTS.Owner),
    DelegatedOwner: t(ROLE_TEXTS.DelegatedOwner),
    Manager: t(ROLE_TEXTS.Manager),
    SalesAssociate: t(ROLE_TEXTS.SalesAssociate),
    Basic: t(ROLE_TEXTS.Basic),
  }
}

// Nobody has this address.
const SAMPLE = { email: 'name@cafe.example', first: 'Inge', last: 'Tap', phone: '053 431 22 00', shipTo: '3000101' }

function saveSample(roleNames: Readonly<Record<Role, string>>): void {
  const cells = [
    SAMPLE.email,
    SAMPLE.first,
    SAMPLE.last,
    SAMPLE.phone,
    roleNames.SalesAssociate,
    SAMPLE.shipTo,
    MARKET.languages[0],
  ]
  const columns = COLUMNS.map((head, place) => ({ head, value: (row: readonly string[]) => row[place] ?? '' }))
  saveCsv({ name: 'people.csv', columns }, [cells])
}
