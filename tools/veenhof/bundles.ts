import { texts } from './csv.ts'
import type { Row } from './csv.ts'
import type { BrandCode } from './brands.ts'
import type { Drawing } from './drawings/packs.ts'
import type { Text } from './units.ts'

type Choice = { sku: string; quantity: number; canChangeQuantity?: boolean; isDefault?: boolean }
type Option = { title: Text; input: 'select' | 'radio' | 'checkbox' | 'multi'; isRequired?: boolean; choices: Choice[] }

export type Bundle = {
  sku: string
  tag: string
  brand: BrandCode
  picture: Drawing
  name: Text
  subtitle: Text
  description: Text
  options: Option[]
}

export const BUNDLES: Bundle[] = [
  {
    sku: 'PM-SET-START',
    tag: 'Z1',
    brand: 'veenhof-pils',
    picture: 'tapHandle',
    name: { nl: 'Startpakket bar', en: 'Bar starter set' },
    subtitle: { nl: 'Glazen, tapknop, dienblad, viltjes', en: 'Glasses, tap handle, tray, coasters' },
    description: {
      nl: 'Wat een nieuwe zaak op de eerste avond nodig heeft.',
      en: 'What a new bar needs on its first night.',
    },
    options: [
      {
        title: { nl: 'Pilsglas', en: 'Pilsner glass' },
        input: 'radio',
        choices: [
          { sku: 'PM-GL-VP-20', quantity: 4, canChangeQuantity: true },
          { sku: 'PM-GL-VP-25', quantity: 4, canChangeQuantity: true, isDefault: true },
          { sku: 'PM-GL-VP-50', quantity: 2, canChangeQuantity: true },
        ],
      },
      {
        title: { nl: 'Tapknop', en: 'Tap handle' },
        input: 'select',
        choices: [
          { sku: 'PM-TK-VP', quantity: 2, isDefault: true },
          { sku: 'PM-TK-VN', quantity: 2 },
        ],
      },
      {
        title: { nl: 'Dienblad', en: 'Serving tray' },
        input: 'select',
        choices: [{ sku: 'PM-DB-VP', quantity: 3, isDefault: true }],
      },
      {
        title: { nl: 'Extra', en: 'Extras' },
        input: 'checkbox',
        isRequired: false,
        choices: [
          { sku: 'PM-VI-VP', quantity: 1, isDefault: true },
          { sku: 'PM-BD-VP', quantity: 1, isDefault: true },
        ],
      },
    ],
  },
  {
    sku: 'PM-SET-TERRAS',
    tag: 'Z2',
    brand: 'veenhof-pils',
    picture: 'parasol',
    name: { nl: 'Terraspakket', en: 'Terrace set' },
    subtitle: { nl: 'Parasol, voet, ijsemmers', en: 'Parasol, base, ice buckets' },
    description: { nl: 'Eén eiland op het terras, compleet.', en: 'One island on the terrace, complete.' },
    options: [
      {
        title: { nl: 'Parasol', en: 'Parasol' },
        input: 'radio',
        choices: [
          { sku: 'PM-PA-VP-250', quantity: 1 },
          { sku: 'PM-PA-VP-300', quantity: 1, isDefault: true },
          { sku: 'PM-PA-KL250', quantity: 1 },
        ],
      },
      {
        title: { nl: 'Voet', en: 'Base' },
        input: 'select',
        choices: [{ sku: 'PM-PA-BASE', quantity: 1, isDefault: true }],
      },
      {
        title: { nl: 'IJsemmer', en: 'Ice bucket' },
        input: 'select',
        choices: [
          { sku: 'PM-IJ-VP', quantity: 4, canChangeQuantity: true, isDefault: true },
          { sku: 'PM-IJ-KL', quantity: 4, canChangeQuantity: true },
        ],
      },
    ],
  },
  {
    sku: 'PM-SET-BOK',
    tag: 'Z3',
    brand: 'herfstvuur',
    picture: 'chalice',
    name: { nl: 'Bokpakket', en: 'Bock set' },
    subtitle: { nl: 'Bokalen, tapknop, stoepbord', en: 'Chalices, tap handle, pavement board' },
    description: {
      nl: 'De herfst aan de bar, zolang de voorraad strekt.',
      en: 'Autumn at the bar, while stocks last.',
    },
    options: [
      {
        title: { nl: 'Bokaal', en: 'Chalice' },
        input: 'select',
        choices: [{ sku: 'PM-CH-HB30', quantity: 4, canChangeQuantity: true, isDefault: true }],
      },
      {
        title: { nl: 'Tapknop', en: 'Tap handle' },
        input: 'select',
        choices: [{ sku: 'PM-TK-HB', quantity: 1, isDefault: true }],
      },
      {
        title: { nl: 'Op straat', en: 'On the street' },
        input: 'multi',
        isRequired: false,
        choices: [
          { sku: 'PM-KB-HB', quantity: 1, isDefault: true },
          { sku: 'PM-BN-HB', quantity: 1 },
        ],
      },
    ],
  },
  {
    sku: 'PM-SET-PROEF',
    tag: 'Z4',
    brand: 'kraanvogel',
    picture: 'beerGlass',
    name: { nl: 'Proeverijpakket', en: 'Tasting set' },
    subtitle: { nl: 'Proefglazen en tafelborden', en: 'Tasting glasses and table boards' },
    description: {
      nl: 'Voor een avond met vijf bieren aan zes tafels.',
      en: 'For a night of five beers at six tables.',
    },
    options: [
      {
        title: { nl: 'Glas', en: 'Glass' },
        input: 'select',
        choices: [
          { sku: 'PM-GL-VP15', quantity: 2, isDefault: true },
          { sku: 'PM-CH-DR-15', quantity: 5 },
        ],
      },
      {
        title: { nl: 'Bord', en: 'Board' },
        input: 'select',
        choices: [{ sku: 'PM-KB-VP-A4', quantity: 6, canChangeQuantity: true, isDefault: true }],
      },
    ],
  },
  {
    sku: 'PM-SET-ZOMER',
    tag: 'Z5',
    brand: 'klaarlicht',
    picture: 'iceBucket',
    name: { nl: 'Klaarlicht zomerpakket', en: 'Klaarlicht summer set' },
    subtitle: { nl: 'Longdrinkglazen, emmers, banier', en: 'Long glasses, buckets, banner' },
    description: { nl: 'Weer leverbaar zodra de glazen binnen zijn.', en: 'Available again once the glasses are in.' },
    options: [
      {
        title: { nl: 'Glas', en: 'Glass' },
        input: 'select',
        choices: [{ sku: 'PM-GL-KL33', quantity: 2, isDefault: true }],
      },
      {
        title: { nl: 'IJsemmer', en: 'Ice bucket' },
        input: 'select',
        choices: [{ sku: 'PM-IJ-KL', quantity: 3, isDefault: true }],
      },
      {
        title: { nl: 'Banier', en: 'Banner' },
        input: 'select',
        isRequired: false,
        choices: [{ sku: 'PM-BN-KL', quantity: 1, isDefault: true }],
      },
    ],
  },
]

const numberedOptions = BUNDLES.flatMap((bundle) =>
  bundle.options.map((option, index) => ({ bundle, option, position: index + 1 })),
).map((entry, index) => ({ ...entry, id: index + 1 }))

export const bundleOptionRows = (): Row[] =>
  numberedOptions.map(({ id, bundle, option, position }) => ({
    id,
    sku: bundle.sku,
    ...texts('title', option.title),
    input: option.input,
    is_required: option.isRequired ?? true,
    position,
  }))

export const bundleSelectionRows = (): Row[] =>
  numberedOptions
    .flatMap(({ id, option }) => option.choices.map((choice, index) => ({ optionId: id, choice, position: index + 1 })))
    .map(({ optionId, choice, position }, index) => ({
      id: index + 1,
      option_id: optionId,
      sku: choice.sku,
      quantity: choice.quantity,
      can_change_quantity: choice.canChangeQuantity ?? false,
      is_default: choice.isDefault ?? false,
      position,
    }))
