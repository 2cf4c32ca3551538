import { useTranslation } from '../i18n/index.ts'
import { formatHectolitres, formatMoney, formatNumber } from '../i18n/format.ts'
import { Table, type Column } from '../ui/table.tsx'
import { PalletTag, useFormats, useQuantityFormat } from '../load/index.ts'
import { palletsOf } from './order-load.ts'
import { LineConfirmationText } from './line-confirmation-text.tsx'
import css from './order-lines.module.css'
import type { OrderDetail, OrderLine } from './order.ts'
import { OrderedQuantity } from './ordered-quantity.tsx'

type Props = { order: Pick<OrderDetail, 'number' | 'kind' | 'goods' | 'lines' | 'goodsCents'> }

/** What was ordered, line by line, with the tags that stand on its pallets. */
export function OrderLines({ order }: Props) {
  const { t } = useTranslation()
  const columns = useColumns(order)
  return (
    <Table
      caption={t('orders.linesOf', { number: order.number })}
      columns={columns}
      rows={order.lines}
      rowKey={(line) => line.id}
      foot={<FootRow order={order} columns={columns} />}
    />
  )
}

function useColumns({ kind, goods }: Pick<OrderDetail, 'kind' | 'goods'>): Column<OrderLine>[] {
  const { t } = useTranslation()
  const { pallets } = useFormats()
  const product: Column<OrderLine> = {
    key: 'product',
    head: t('orders.product'),
    cell: (line) => <LineProduct line={line} />,
  }
  const amount: Column<OrderLine> = {
    key: 'amount',
    head: t('orders.amount'),
    figures: true,
    cell: (line) => <strong>{formatMoney(line.totalCents)}</strong>,
  }
  const quantity: Column<OrderLine> = {
    key: 'quantity',
    head: t('orders.quantity'),
    cell: (line) => <OrderedQuantity line={line} />,
  }
  if (kind !== 'beer') return [product, quantity, amount]
  const onPallets: Column<OrderLine> = {
    key: 'pallets',
    head: t('load.units.pallets'),
    figures: true,
    wideOnly: true,
    cell: (line) => pallets(palletsOf([line])),
  }
  if (goods === 'empties') return [product, quantity, onPallets, amount]
  return [
    product,
    quantity,
    onPallets,
    {
      key: 'volume',
      head: t('orders.hectolitres'),
      figures: true,
      wideOnly: true,
      cell: (line) => hectolitres(volumeOf(line)),
    },
    amount,
  ]
}

function LineProduct({ line }: { line: OrderLine }) {
  const { t } = useTranslation()
  const { name, product, sku, shipped, packages, confirmation } = line
  const isPartlyShipped = shipped > 0 && shipped < packages
  return (
    <span className={css.product}>
      {product && <PalletTag tag={product.look.tag} colour={product.look.colour} ink={product.look.tagInk} />}
      <span>
        <strong className={css.name}>{name}</strong>
        <span className={css.detail}>
          {product?.subtitle ?? sku}
          {product && <span className={css.sku}>{sku}</span>}
        </span>
        {confirmation && (
          <span className={css.changed}>
            <LineConfirmationText line={line} />
          </span>
        )}
        {isPartlyShipped && (
          <span className={css.detail}>
            {t('orders.shippedOf', { shipped: formatNumber(shipped), ordered: formatNumber(packages) })}
          </span>
        )}
      </span>
    </span>
  )
}

function FootRow({ order, columns }: Props & { columns: readonly Column<OrderLine>[] }) {
  const { t } = useTranslation()
  const { pallets } = useFormats()
  const quantityOf = useQuantityFormat()
  const { lines } = order
  const all = { packages: sum(lines, (line) => line.packages), litres: sum(lines, (line) => line.litres) }
  const sums: Record<string, string> = {
    product: t(order.goods === 'empties' ? 'cart.credit' : 'cart.goodsExclVat'),
    pallets: pallets(palletsOf(lines)),
    quantity: quantityOf(all, 'piece'),
    volume: hectolitres(sum(lines, volumeOf)),
    amount: formatMoney(order.goods === 'empties' ? sum(lines, (line) => line.totalCents) : order.goodsCents),
  }
  return (
    <tr>
      {columns.map(({ key, figures, wideOnly }) => (
        <td key={key} className={figures ? css.figures : undefined} data-wide={wideOnly || undefined}>
          {sums[key]}
        </td>
      ))}
    </tr>
  )
}

const volumeOf = ({ packages, product }: OrderLine): number => packages * (product?.pack.volumePerCaseMl ?? 0)
const hectolitres = (millilitres: number): string => formatHectolitres(millilitres).replace('\u00a0hl', '')
const sum = (lines: readonly OrderLine[], amount: (line: OrderLine) => number): number =>
  lines.reduce((total, line) => total + amount(line), 0)
