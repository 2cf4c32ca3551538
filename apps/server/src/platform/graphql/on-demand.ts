/** How each field of an answer is worked out. */
export type FieldsOf<Answer, Source> = { readonly [Name in keyof Answer]: (source: Source) => Answer[Name] }

/** One class for all of them: a private field of as many classes as there are answers takes half as long again to read. */
class Demanded<Source> {
  readonly #source: Source
  readonly #known: unknown[]

  constructor(source: Source, fields: number) {
    this.#source = source
    this.#known = Array<unknown>(fields)
  }

  // The compiled documents read a field once for itself and once for each of those below it.
  static read<Source>(answer: Demanded<Source>, nth: number, work: (source: Source) => unknown): unknown {
    const known = answer.#known[nth]
    return known === undefined ? (answer.#known[nth] = work(answer.#source)) : known
  }
}

/**
 * Makes answers whose fields are worked out when the executor reads them, each once: a document selects few of many.
 * They are for it alone; a copy, or JSON made of one, has no fields.
 */
export function onDemand<Source, Answer extends object>(fields: FieldsOf<Answer, Source>): (source: Source) => Answer {
  const entries = Object.entries<(source: Source) => unknown>(fields)

  class Own extends Demanded<Source> {}

  for (const [nth, [name, work]] of entries.entries())
    Object.defineProperty(Own.prototype, name, {
      get(this: Own) {
        return Demanded.read(this, nth, work)
      },
    })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has a getter for each field of the answer
  return (source) => new Own(source, entries.length) as unknown as Answer
}
