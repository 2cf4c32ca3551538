/** 'Thursday 26 November'. */
export function dayWords(day: string, language: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const text = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(new Date(day))
  // Between weekday and day only German reads with a comma.
  return language === 'de' ? text : text.replace(',', '')
}
