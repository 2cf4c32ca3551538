import { useState } from 'react'
import { currentLanguage, useTranslation } from '../i18n/index.ts'
import { PORTAL } from '../lib/market/market.ts'
import { request } from '../lib/server/request.ts'
import { saveBlob } from '../lib/files/save-file.ts'
import { Button } from '../ui/button.tsx'
import { useFaultToast } from '../ui/use-fault-toast.ts'

/** Saves the confirmation of an order as a document, in the language that is read. */
export function SaveConfirmation({ number }: { number: string }) {
  const { t } = useTranslation()
  const tellFault = useFaultToast()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(`${t('orders.order', { number })}.pdf`, await readConfirmation(number))
    } catch (fault) {
      tellFault(fault, t('orders.paperFailed'))
    }
    setBusy(false)
  }
  return (
    <Button look="secondary" icon="download" loading={isBusy} onClick={() => void save()}>
      {t('orders.paper')}
    </Button>
  )
}

async function readConfirmation(number: string): Promise<Blob> {
  const path = `${PORTAL}/orders/${encodeURIComponent(number)}/confirmation?language=${currentLanguage()}`
  const answer = await request(path)
  if (!answer.ok) throw new Error(`The confirmation was answered with ${answer.status}.`)
  return answer.blob()
}
