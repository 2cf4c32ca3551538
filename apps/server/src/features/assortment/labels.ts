import { textIn } from '#platform/http/language.ts'
import { say, wording, type Wording } from '#words/words.ts'

const ATTRIBUTES: Readonly<Record<string, Wording>> = {
  relevance: wording('label.relevance'),
  position: wording('label.position'),
  name: wording('label.name'),
  sku: wording('label.sku'),
  category_uid: wording('label.category'),
  price: wording('label.price'),
  brand: wording('label.brand'),
  sub_brand: wording('label.sub-brand'),
  pack_format: wording('label.pack-format'),
  habit: wording('label.habit'),
  volume: wording('label.volume'),
  beer_type: wording('label.beer-type'),
  material_type: wording('label.material-type'),
  is_peroni: wording('label.peroni'),
  product_last: wording('label.last'),
  product_new: wording('label.new'),
  product_sale: wording('label.sale'),
  product_recommended: wording('label.recommended'),
  product_lowstock: wording('label.low-stock'),
  promotional: wording('label.promotional'),
  high_margin: wording('label.high-margin'),
  free_beer: wording('label.free-beer'),
  returnable_package: wording('label.returnable'),
}

const PACK_FORMATS: Readonly<Record<string, Wording>> = {
  CRATE: wording('pack.crate'),
  KEG: wording('pack.keg'),
  TRAY: wording('pack.tray'),
  BOX: wording('pack.box'),
  BULK: wording('pack.bulk'),
  PIECE: wording('pack.piece'),
  SET: wording('pack.set'),
  PALLET: wording('pack.pallet'),
  BAG: wording('pack.bag'),
}

const MATERIALS: Readonly<Record<string, Wording>> = {
  FERT: wording('material.beer'),
  ZBTL: wording('material.posm'),
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
  return say(language, isSet ? 'label.yes' : 'label.no')
}
