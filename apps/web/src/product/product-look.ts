import type { OrderKind } from '@fust/domain/order'
import type { ProductFactsFragment } from '../gql/graphql.ts'
import type { LoadForm, LoadTag, PackageWord } from '../load/index.ts'

/** How a product is drawn: the same tag and colour on card, cart line and floor. */
export type ProductLook = Omit<LoadTag, 'label'> & {
  tint: string
  /** Its beer, where beer itself is drawn. */
  accent: string
  /** The address of the brand's sign; empty where it has none. */
  motif: string
  form: LoadForm
  packageWord: PackageWord
  /** Its address; empty where there is none. */
  picture: string
}

/** The fields that a look is read from. */
export type WireLook = Pick<ProductFactsFragment, 'name' | 'pack_format' | 'small_image' | 'custom_attributesV2'>

const PLAIN = { colour: '#8A8272', tint: '#F1E9D8', accent: '#E9B949' }

/** Reads tag, colours and picture off the wire; what a brewery left out gets a plain one. */
export function productLook(wire: WireLook, kind: OrderKind): ProductLook {
  const attributes = attributesOf(wire)
  const colour = attributes.get('brand_label_colour') ?? PLAIN.colour
  return {
    tag: attributes.get('tag') ?? (wire.name ?? '').slice(0, 2).toUpperCase(),
    colour,
    tagInk: readableInk(colour),
    tint: attributes.get('brand_tint_colour') ?? PLAIN.tint,
    accent: attributes.get('brand_accent_colour') ?? PLAIN.accent,
    motif: attributes.get('brand_motif_url') ?? '',
    picture: wire.small_image?.url ?? '',
    ...formOf(wire.pack_format ?? '', kind),
  }
}

/** What a brewery tells of a product beside the fields of the contract, by code. */
export function attributesOf({
  custom_attributesV2,
}: Pick<WireLook, 'custom_attributesV2'>): ReadonlyMap<string, string> {
  return new Map(
    (custom_attributesV2?.items ?? []).flatMap((item) =>
      item && 'value' in item ? [[item.code, item.value] as const] : [],
    ),
  )
}

const FORMS: Readonly<Record<string, { form: LoadForm; packageWord: PackageWord }>> = {
  CRATE: { form: 'crate', packageWord: 'crate' },
  KEG: { form: 'keg', packageWord: 'keg' },
  TRAY: { form: 'tray', packageWord: 'tray' },
  BOX: { form: 'box', packageWord: 'box' },
}

function formOf(packFormat: string, kind: OrderKind): { form: LoadForm; packageWord: PackageWord } {
  const known = FORMS[packFormat.toUpperCase()] ?? { form: 'box', packageWord: 'piece' }
  return kind === 'posm' && known.packageWord !== 'box' ? { form: 'box', packageWord: 'piece' } : known
}

const LIGHT = '#ffffff'
const DARK = '#16211C'

/** The ink that reads better on a brand's colour. */
function readableInk(colour: string): string {
  const ground = luminance(colour)
  return contrast(ground, luminance(LIGHT)) >= contrast(ground, luminance(DARK)) ? LIGHT : DARK
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

// WCAG 2.2, relative luminance.
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
