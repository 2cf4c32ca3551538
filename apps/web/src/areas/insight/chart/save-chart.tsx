import type { RefObject } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button.tsx'
import { useFaultToast } from '../../../ui/use-fault-toast.ts'
import { savePng, saveSvg } from './save-picture.ts'

type Props = {
  /** What the file is called, without its end. */
  name: string
  chart: RefObject<SVGSVGElement | null>
}

/** Saves a chart as a picture, to be printed at any size or to be put on a slide. */
export function SaveChart({ name, chart }: Props) {
  const { t } = useTranslation()
  const tellFault = useFaultToast()
  const save = async (write: (name: string, drawn: SVGSVGElement) => void | Promise<void>) => {
    try {
      if (chart.current) await write(name, chart.current)
    } catch (fault) {
      tellFault(fault, t('ui.csvFailed'))
    }
  }
  return (
    <>
      <Button look="secondary" small icon="document" onClick={() => void save(saveSvg)}>
        SVG
      </Button>
      <Button look="secondary" small icon="document" onClick={() => void save(savePng)}>
        PNG
      </Button>
    </>
  )
}
