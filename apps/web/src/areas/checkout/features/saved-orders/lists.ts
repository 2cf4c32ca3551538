import { PATHS } from '../../../../paths.ts'

/** Where each kind of what is put aside is listed, where one of it is, and what is said of them. */
export const LISTS = {
  saved: {
    path: PATHS.savedOrders,
    onePath: PATHS.savedOrder,
    titleKey: 'titles.savedOrders',
    noneKey: 'savedOrders.none.saved',
    noneHintKey: 'savedOrders.noneHint.saved',
  },
  pending: {
    path: PATHS.preOrders,
    onePath: PATHS.preOrder,
    titleKey: 'titles.preOrders',
    noneKey: 'savedOrders.none.pending',
    noneHintKey: 'savedOrders.noneHint.pending',
  },
} as const
