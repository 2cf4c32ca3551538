/** The months of some days, such as `2026-11`, also those without an order. */
export function monthsBetween(from: string, to: string): string[] {
  const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const first = numberOf(from)
  return Array.from({ length: numberOf(to) - first + 1 }, (_, place) => {
    const number = first + place
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}

export const aYearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
