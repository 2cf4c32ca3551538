import type { UserInfo } from '@fust/contract/rest'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/index.ts'
import { ConfirmDialog } from '../../../../../ui/overlay/confirm-dialog.tsx'
import { Select } from '../../../../../ui/select/select.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { useSetDefaultShipTo } from '../api/use-user-calls.ts'
import { userFaultKey } from '../user-words.ts'
import css from './profile.module.css'

/** Where one begins after a login; asked once more before it is another (USR-11). */
export function DefaultShipTo({ user }: { user: UserInfo }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const { mutate: choose, isPending } = useSetDefaultShipTo()
  const [wanted, setWanted] = useState<string>()
  const nameOf = (id: string | undefined) => user.permissionSchema.find(({ shipToId }) => shipToId === id)?.shipToName

  const onYes = () =>
    choose(wanted ?? '', {
      onSuccess: (answer) =>
        showToast(
          answer.ok
            ? { text: t('profile.defaultSaved', { shipTo: nameOf(wanted) ?? '' }) }
            : { tone: 'bad', text: t(userFaultKey(answer.problem.code)) },
        ),
      onError: () => showToast({ tone: 'bad', text: t('session.unreachable') }),
      onSettled: () => setWanted(undefined),
    })

  return (
    <section className={css.part} aria-labelledby="own-default">
      <h2 id="own-default">{t('profile.default')}</h2>
      {user.permissionSchema.length === 0 ? (
        <p className={css.quiet}>{t('profile.noShipTos')}</p>
      ) : (
        <Select
          label={t('delivery.shipTo')}
          hint={t('profile.defaultHint')}
          options={user.permissionSchema.map(({ shipToId, shipToName, shipToAddress }) => ({
            value: shipToId,
            label: shipToName,
            detail: shipToAddress,
          }))}
          value={user.defaultShipToID ?? undefined}
          onChange={setWanted}
        />
      )}
      <ConfirmDialog
        open={wanted !== undefined}
        title={t('profile.defaultTitle')}
        yes={t('profile.defaultYes')}
        no={t('profile.defaultNo')}
        look="secondary"
        busy={isPending}
        onYes={onYes}
        onNo={() => setWanted(undefined)}
      >
        {t('profile.defaultText', { shipTo: nameOf(wanted) ?? '' })}
      </ConfirmDialog>
    </section>
  )
}
