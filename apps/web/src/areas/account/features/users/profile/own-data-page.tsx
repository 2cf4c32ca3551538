import { useTranslation } from '../../../../../i18n/index.ts'
import { saveFile } from '../../../../../lib/files/save-file.ts'
import { Button } from '../../../../../ui/button.tsx'
import { useToast } from '../../../../../ui/toast.tsx'
import { ProfileFrame } from './profile-frame.tsx'
import css from './profile.module.css'
import { ErasurePart } from './erasure-part.tsx'
import { useDownload } from '../api/own-data-calls.ts'

/** A copy of what is known of oneself, and its end. */
export function OwnDataPage() {
  const { t } = useTranslation()
  return (
    <ProfileFrame title={t('titles.ownData')} intro={t('ownData.intro')}>
      <div className={css.parts}>
        <DownloadPart />
        <ErasurePart />
      </div>
    </ProfileFrame>
  )
}

function DownloadPart() {
  const { t } = useTranslation()
  const showToast = useToast()
  const { mutate: download, isPending } = useDownload()
  const onDownload = () =>
    download(undefined, {
      onSuccess: (answer) => {
        if (!answer.ok)
          return showToast({
            tone: 'bad',
            text: t(answer.problem.status === 429 ? 'password.tooOften' : 'messages.something-went-wrong'),
          })
        saveFile(t('ownData.fileName'), JSON.stringify(answer.value, null, 2), 'application/json')
        showToast({ text: t('ownData.downloaded') })
      },
      onError: () => showToast({ tone: 'bad', text: t('session.unreachable') }),
    })
  return (
    <section className={css.part} aria-labelledby="own-data-download">
      <h2 id="own-data-download">{t('ownData.download')}</h2>
      <p>{t('ownData.downloadText')}</p>
      <div>
        <Button loading={isPending} onClick={onDownload}>
          {t('ownData.downloadButton')}
        </Button>
      </div>
    </section>
  )
}
