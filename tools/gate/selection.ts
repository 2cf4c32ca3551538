import path from 'node:path'
import { JOURNEY_AREAS, moduleOf } from '../../e2e/areas.ts'
import type { Patch } from '../../proof/guards/patches.ts'
import { patchedFiles } from '../../proof/guards/proven.ts'

// What a race does not run: screens, pages, tools, other tests.
const NOT_IN_RACES = /^(?:apps\/web|docs|e2e|bench|tools|breweries)\/|^[^/]+\.md$|\.test\.tsx?$/
/** Proofs that are no races, with what only they use. */
const NOT_THEIR_PROOF = /^proof\/(?:access|answers|guards|load|rules|standby)\//
const FEATURE = /^apps\/server\/src\/features\/[^/]+\//

/**
 * The races and crashes that changed files may break. A file of a feature selects those with a guard in this feature, and
 * those without a guard in any. All other code of the server, which features share, selects every one.
 */
export function racesFor(changed: readonly string[], patches: readonly Patch[], races: readonly string[]): string[] {
  const code = changed.filter((file) => !NOT_IN_RACES.test(file))
  if (code.some((file) => !FEATURE.test(file) && !NOT_THEIR_PROOF.test(file))) return [...races]
  const features = new Set(code.flatMap(featureOf))
  return races.filter((race) => {
    const own = patches
      .filter(({ proof }) => proof === race)
      .flatMap(patchedFiles)
      .flatMap(featureOf)
    return changed.includes(race) || (features.size > 0 && (own.length === 0 || own.some((name) => features.has(name))))
  })
}

const featureOf = (file: string): string[] => FEATURE.exec(file)?.slice(0, 1) ?? []

/** The files of journeys that changed files may break: those that changed, and those of the areas that changed. */
export function journeysFor(changed: readonly string[]): string[] {
  const modules = new Set(changed.map(moduleOf))
  const own = changed.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file)).map((file) => path.basename(file))
  const ofAreas = Object.values(JOURNEY_AREAS)
    .filter((area) => area.modules.some((name) => modules.has(name)))
    .flatMap(({ journeys }) => journeys.map((name) => `${name}.spec.ts`))
  return [...new Set([...own, ...ofAreas])].toSorted()
}
