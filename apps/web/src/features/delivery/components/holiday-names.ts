/** The holidays that the dictionaries name; a brewery's own come with their name. */
const HOLIDAYS = [
  'all-saints',
  'ascension-day',
  'assumption-day',
  'christmas-day',
  'christmas-eve',
  'cyril-and-methodius-day',
  'easter-monday',
  'easter-sunday',
  'epiphany',
  'freedom-and-democracy-day',
  'good-friday',
  'immaculate-conception',
  'independence-day',
  'jan-hus-day',
  'kings-day',
  'labour-day',
  'liberation-day',
  'national-uprising-day',
  'new-years-day',
  'our-lady-of-sorrows',
  'republic-day',
  'second-christmas-day',
  'statehood-day',
  'whit-monday',
  'whit-sunday',
] as const

/** The dictionary key of a holiday, or null for one the brewery named itself. */
export function holidayKey(name: string) {
  const known = HOLIDAYS.find((holiday) => holiday === name)
  return known ? (`delivery.holidays.${known}` as const) : null
}
