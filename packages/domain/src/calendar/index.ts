export * from './calendar-date.ts'
export { HOLIDAY_COUNTRIES, publicHolidays, type HolidayCountry, type Holidays } from './public-holidays.ts'
