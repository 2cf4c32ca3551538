import { useTranslation } from '../../../../i18n/index.ts'

type Figures = { volume: number; goods: number; before: { volume: number; goods: number } }

/** The columns of a file of figures: volume and money both, beside the year before. */
export function useFigureColumns<Row extends Figures>(head: string, nameOf: (row: Row) => string) {
  const { t } = useTranslation()
  const before = (what: string) => t('reporting.beforeOf', { what })
  return [
    { head, value: nameOf },
    { head: t('insight.volume'), value: ({ volume }: Row) => volume },
    { head: t('insight.goods'), value: ({ goods }: Row) => goods },
    { head: before(t('insight.volume')), value: (row: Row) => row.before.volume },
    { head: before(t('insight.goods')), value: (row: Row) => row.before.goods },
  ]
}
