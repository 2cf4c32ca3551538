import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'

const KB = 1_024
const MB = KB * KB

/** Says how large a file is: '12 KB', '1,4 MB'. */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation()
  return (bytes) =>
    bytes < MB
      ? t('tickets.kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / KB))) })
      : t('tickets.megabytes', { size: formatNumber(bytes / MB, 1) })
}
