/** How each field of an answer is worked out. */
export type FieldsOf<Answer, Source> = { readonly [Name in keyof Answer]: (source: Source) => Answer[Name] }

/**
 * Makes answers whose fields are worked out when the executor reads them: a document selects few of many. What a field
 * holds is kept, except that nothing (null) is worked out again.
 * They are for it alone; a copy, or JSON made of one, has no fields.
 */
export function onDemand<Source, Answer extends object>(fields: FieldsOf<Answer, Source>): (source: Source) => Answer {
  const names = Object.keys(fields)

  class Demanded {
    readonly #source: Source
    readonly #known = Array<unknown>(names.length)

    constructor(source: Source) {
      this.#source = source
    }

    // The compiled documents read a field once for itself and once for each of those below it; what is null has none.
    static read(answer: Demanded, nth: number, work: (source: Source) => unknown): unknown {
      return (answer.#known[nth] ??= work(answer.#source))
    }
  }

  for (const [nth, [name, work]] of Object.entries<(source: Source) => unknown>(fields).entries())
    Object.defineProperty(Demanded.prototype, name, {
      get(this: Demanded) {
        return Demanded.read(this, nth, work)
      },
    })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has a getter for each field of the answer
  return (source) => new Demanded(source) as unknown as Answer
}
