import { BRANDS, motifFile } from './brands.ts'
import { motifSvg, packSvg } from './drawings/packs.ts'
import { PRODUCTS } from './products.ts'
import type { Product } from './products.ts'

/** Where the folder holds the picture of a product; those that are drawn alike share one. */
export const pictureFile = ({ picture, brand }: Pick<Product, 'picture' | 'brand'>) =>
  `media/packs/${picture}/${brand}.svg`

/** What products and brands are shown with, by path. */
export const pictures = (): [path: string, content: string][] =>
  BRANDS.flatMap((brand) => [
    [motifFile(brand.code), motifSvg(brand)],
    ...[...new Set(PRODUCTS.filter((product) => product.brand === brand.code).map(({ picture }) => picture))].map(
      (picture): [string, string] => [pictureFile({ picture, brand: brand.code }), packSvg(picture, brand)],
    ),
  ])
