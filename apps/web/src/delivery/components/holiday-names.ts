import type { TextKey } from '../../i18n/index.ts'

const HOLIDAYS: ReadonlyMap<string, TextKey> = new Map([
  ['all-saints', 'delivery.holidays.all-saints'],
  ['ascension-day', 'delivery.holidays.ascension-day'],
  ['assumption-day', 'delivery.holidays.assumption-day'],
  ['christmas-day', 'delivery.holidays.christmas-day'],
  ['christmas-eve', 'delivery.holidays.christmas-eve'],
  ['cyril-and-methodius-day', 'delivery.holidays.cyril-and-methodius-day'],
  ['easter-monday', 'delivery.holidays.easter-monday'],
  ['easter-sunday', 'delivery.holidays.easter-sunday'],
  ['epiphany', 'delivery.holidays.epiphany'],
  ['freedom-and-democracy-day', 'delivery.holidays.freedom-and-democracy-day'],
  ['good-friday', 'delivery.holidays.good-friday'],
  ['immaculate-conception', 'delivery.holidays.immaculate-conception'],
  ['independence-day', 'delivery.holidays.independence-day'],
  ['jan-hus-day', 'delivery.holidays.jan-hus-day'],
  ['kings-day', 'delivery.holidays.kings-day'],
  ['labour-day', 'delivery.holidays.labour-day'],
  ['liberation-day', 'delivery.holidays.liberation-day'],
  ['national-uprising-day', 'delivery.holidays.national-uprising-day'],
  ['new-years-day', 'delivery.holidays.new-years-day'],
  ['our-lady-of-sorrows', 'delivery.holidays.our-lady-of-sorrows'],
  ['republic-day', 'delivery.holidays.republic-day'],
  ['second-christmas-day', 'delivery.holidays.second-christmas-day'],
  ['statehood-day', 'delivery.holidays.statehood-day'],
  ['whit-monday', 'delivery.holidays.whit-monday'],
  ['whit-sunday', 'delivery.holidays.whit-sunday'],
])

/** The text that names a holiday; nothing for one that the brewery named itself. */
export const holidayKey = (name: string): TextKey | undefined => HOLIDAYS.get(name)
