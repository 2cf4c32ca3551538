import { LIST_PRICE_GROUP } from './article.ts'

// What `domain/pricing` and `domain/assortment` say of one article, for statements that filter or sort by it.

/** Where a statement has the buyer. */
export type BuyerSql = { priceGroup: string; today: string }

/** Joins the offer of a product that is valid that day; its price is not for the list group. */
export function offerOf(product: string, offer: string, { priceGroup, today }: BuyerSql): string {
  return `left join lateral (
    select valid.*, case when ${priceGroup} <> '${LIST_PRICE_GROUP}' then valid.price_cents end as own_cents
    from special_offer valid
    where valid.sku = ${product}.sku and ${today} between valid.valid_from and valid.valid_to limit 1) ${offer} on true`
}

/** `unitPrice` of a product and its offer. */
export function unitPriceOf(product: string, offer: string, { priceGroup }: BuyerSql): string {
  return `case when ${product}.material_type = 'ZBTL' then ${product}.posm_price_cents
    else coalesce(${offer}.own_cents, (select price_cents from price
      where price_group = ${priceGroup} and price.sku = ${product}.sku order by min_cases limit 1)) end`
}

/** Joins what the active variants of a product cost: no row for what has none. */
export function variantsOf(product: string, variants: string, buyer: BuyerSql): string {
  return `left join lateral (
    select count(*) as number, min(cents) as minimum_cents, max(cents) as maximum_cents from (
      select ${unitPriceOf('variant', 'of_variant', buyer)} as cents
      from product variant ${offerOf('variant', 'of_variant', buyer)}
      where ${product}.type = 'configurable' and variant.parent_sku = ${product}.sku and variant.is_active
    ) priced having count(*) > 0
  ) ${variants} on true`
}

/** `isForSale` of a product whose `listedPrice` is there, with its variants joined. */
export function isForSaleOf(product: string, listedPrice: string, variants: string): string {
  return `(${product}.is_active and (${listedPrice} is not null or ${product}.is_empties
    or ${product}.material_type = 'ZBTL' and ${product}.is_promotional and ${variants}.number is not null))`
}
