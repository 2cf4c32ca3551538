import { textIn } from '#platform/language.ts'

type Text = Readonly<Record<string, string>>

const ATTRIBUTES: Readonly<Record<string, Text>> = {
  relevance: { en: 'Relevance', nl: 'Relevantie' },
  position: { en: 'Order of the range', nl: 'Volgorde van het assortiment' },
  name: { en: 'Name', nl: 'Naam' },
  sku: { en: 'Article number', nl: 'Artikelnummer' },
  category_uid: { en: 'Category', nl: 'Categorie' },
  price: { en: 'Price', nl: 'Prijs' },
  brand: { en: 'Brand', nl: 'Merk' },
  sub_brand: { en: 'Sub-brand', nl: 'Submerk' },
  pack_format: { en: 'Packaging', nl: 'Verpakking' },
  habit: { en: 'What you order most', nl: 'Wat u het meest bestelt' },
  volume: { en: 'Volume', nl: 'Inhoud' },
  beer_type: { en: 'Beer type', nl: 'Biersoort' },
  material_type: { en: 'Kind', nl: 'Soort' },
  is_peroni: { en: 'Peroni', nl: 'Peroni' },
  product_last: { en: 'Last chance', nl: 'Laatste kans' },
  product_new: { en: 'New', nl: 'Nieuw' },
  product_sale: { en: 'Special offer', nl: 'Aanbieding' },
  product_recommended: { en: 'Recommended', nl: 'Aanbevolen' },
  product_lowstock: { en: 'Low stock', nl: 'Bijna uitverkocht' },
  promotional: { en: 'Promotion', nl: 'Actie' },
  high_margin: { en: 'High margin', nl: 'Hoge marge' },
  free_beer: { en: 'Free beer', nl: 'Gratis bier' },
  returnable_package: { en: 'Returnable', nl: 'Statiegeld' },
}

const PACK_FORMATS: Readonly<Record<string, Text>> = {
  CRATE: { en: 'Crate', nl: 'Krat' },
  KEG: { en: 'Keg', nl: 'Fust' },
  TRAY: { en: 'Tray', nl: 'Tray' },
  BOX: { en: 'Box', nl: 'Doos' },
  BULK: { en: 'Tank', nl: 'Tank' },
  PIECE: { en: 'Piece', nl: 'Stuk' },
  SET: { en: 'Set', nl: 'Pakket' },
  PALLET: { en: 'Pallet', nl: 'Pallet' },
  BAG: { en: 'Bag', nl: 'Zak' },
}

const MATERIALS: Readonly<Record<string, Text>> = {
  FERT: { en: 'Beer', nl: 'Bier' },
  ZBTL: { en: 'Point-of-sale material', nl: 'Promotiemateriaal' },
}

/** The name of something products are sorted or filtered by; what has none is shown as it is written. */
export function attributeLabel(field: string, language: string): string {
  return textIn(language, ATTRIBUTES[field] ?? { en: field })
}

export function packFormatLabel(packFormat: string, language: string): string {
  return textIn(language, PACK_FORMATS[packFormat] ?? { en: packFormat })
}

export function materialLabel(materialType: string, language: string): string {
  return textIn(language, MATERIALS[materialType] ?? { en: materialType })
}

export function yesOrNo(isSet: boolean, language: string): string {
  return textIn(language, isSet ? { en: 'Yes', nl: 'Ja' } : { en: 'No', nl: 'Nee' })
}
