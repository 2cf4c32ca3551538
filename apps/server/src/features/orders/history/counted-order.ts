/** Orders `o` that figures are made of: nobody took them back, and none waits for its payment. */
export const COUNTED_ORDER = `o.status <> 'Canceled' and o.payment_stage is distinct from 'awaiting'`
