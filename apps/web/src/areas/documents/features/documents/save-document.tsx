import { useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { request } from '../../../../lib/server/request.ts'
import { saveBlob } from '../../../../lib/files/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'

type Props = { document: { link: string; fileName: string; title: string } }

/** Saves one document, or says that it did not work: the ERP that has the invoices may be away. */
export function SaveDocument({ document: { link, fileName, title } }: Props) {
  const { t } = useTranslation()
  const tellFault = useFaultToast()
  const [isSaving, setIsSaving] = useState(false)
  const save = async () => {
    setIsSaving(true)
    try {
      const answer = await request(link)
      if (!answer.ok) throw new Error(`The document was answered with ${answer.status}`)
      saveBlob(fileName, await answer.blob())
    } catch (fault) {
      tellFault(fault, t('documents.failed'))
    }
    setIsSaving(false)
  }
  return (
    <Button
      look="quiet"
      small
      icon="download"
      loading={isSaving}
      aria-label={t('documents.saveOne', { title })}
      onClick={() => void save()}
    >
      {t('documents.save')}
    </Button>
  )
}
