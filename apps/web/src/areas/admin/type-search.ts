import { isCustomerType, type CustomerType } from '@fust/domain/access'

/** The customer type that a page is about, as its address names it. */
export type TypeSearch = { type?: CustomerType | undefined }

export const typeSearch = ({ type }: Record<string, unknown>): TypeSearch => ({
  type: typeof type === 'string' && isCustomerType(type) ? type : undefined,
})
