import { createDoctor, type DoctorParts, type Finding } from './doctor.service.ts'

const [HEALTHY, BROKEN, UNSEEN] = [0, 1, 2]

/**
 * `fust doctor`: prints each check and what breaks it. Answers 1 when anything does, and 2 when nothing was found and
 * something could not be looked at.
 */
export async function doctorCommand({
  print,
  ...parts
}: DoctorParts & { print: (line: string) => void }): Promise<number> {
  const doctor = createDoctor(parts)
  const hindrance = await doctor.hindrance()
  if (hindrance !== null) {
    print(`The database cannot be examined: ${hindrance}`)
    return UNSEEN
  }
  let code = HEALTHY
  for await (const finding of doctor.examine()) {
    for (const line of linesOf(finding)) print(line)
    if (isBroken(finding)) code = BROKEN
    else if ('failure' in finding && code === HEALTHY) code = UNSEEN
  }
  return code
}

export const isBroken = (finding: Finding) => 'count' in finding && finding.count > 0

/** A finding as it is printed. */
export function linesOf(finding: Finding): string[] {
  if ('failure' in finding) return [`FAILED  ${finding.check}`, `          ${printable(finding.failure)}`]
  const { check, breaches, count } = finding
  const more = count - breaches.length
  return [
    `${count === 0 ? 'ok    ' : 'BROKEN'}  ${check}`,
    ...breaches.map((breach) => `          ${printable(breach)}`),
    ...(more > 0 ? [`          and ${more} more`] : []),
  ]
}

/** What a row holds may be meant for the terminal that it is shown in. */
function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?')
}
