/** Entries that say what was typed, by what they are about, in the order in which each subject comes up first. */
export function bySubject<Entry extends { title: string; summary: string }>(
  entries: readonly Entry[],
  subjectOf: (entry: Entry) => string,
  typed: string,
): { subject: string; entries: Entry[] }[] {
  const wanted = plain(typed).split(' ').filter(Boolean)
  const found = entries.filter((entry) => {
    const said = plain(`${subjectOf(entry)} ${entry.title} ${entry.summary}`)
    return wanted.every((word) => said.includes(word))
  })
  return [...Map.groupBy(found, subjectOf)].map(([subject, own]) => ({ subject, entries: own }))
}

/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
