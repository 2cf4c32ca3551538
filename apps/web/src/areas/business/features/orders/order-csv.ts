import { useMarketDay } from '../../../../delivery/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useOrderWords, type Order } from '../../../../orders/index.ts'
import type { CsvFile } from '../../../../ui/data-table/index.ts'

/** The order history as a file: what it is called, and what stands in it. */
export function useOrderCsv(): CsvFile<Order> {
  const { t } = useTranslation()
  const words = useOrderWords()
  return {
    name: `${t('orders.csvName')}-${useMarketDay()}.csv`,
    columns: [
      { head: t('orders.number'), value: (order) => order.number },
      { head: t('orders.ownReference'), value: (order) => order.reference },
      { head: t('orders.placed'), value: (order) => order.placedOn },
      { head: t('delivery.day'), value: (order) => order.deliveryDate },
      { head: t('orders.company'), value: (order) => order.shipTo.company },
      { head: t('delivery.shipTo'), value: (order) => order.shipTo.name },
      { head: t('delivery.transport'), value: (order) => words.transport(order) },
      { head: t('orders.stage'), value: (order) => words.status(order.status) },
      { head: t('load.units.pallets'), value: (order) => order.amounts.pallets },
      { head: t('load.units.layers'), value: (order) => order.amounts.layers },
      { head: t('orders.units'), value: (order) => order.amounts.packages },
      { head: t('load.units.litres'), value: (order) => order.amounts.litres },
      { head: t('orders.kilograms'), value: (order) => order.amounts.weightGrams / 1000 },
      { head: t('orders.total'), value: (order) => order.totalCents / 100 },
      {
        head: t('orders.confirmation.orderedTotal'),
        value: (order) => (order.orderedTotalCents ?? order.totalCents) / 100,
      },
    ],
  }
}
