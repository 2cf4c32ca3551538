import type { Order } from '../../../../orders/index.ts'

export type OrderSum = { cancelled: number; totalCents: number }

/** What orders come to; a cancelled one costs nothing and is not counted. */
export function orderSum(orders: readonly Order[]): OrderSum {
  const counted = orders.filter((order) => !isCancelled(order))
  return {
    cancelled: orders.length - counted.length,
    totalCents: counted.reduce((cents, order) => cents + order.totalCents, 0),
  }
}

const isCancelled = ({ stations }: Order): boolean => stations.some(({ state }) => state === 'stopped')
