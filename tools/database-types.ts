import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { databaseTypesProblems, generateDatabaseTypes, GENERATED_FILE } from './checks/database-types.ts'
import { ROOT } from './gate/run-command.ts'

/** Writes the types of the migrated database; with `--check` only says whether they are up to date. */
async function main(): Promise<void> {
  if (!process.argv.includes('--check')) {
    writeFileSync(path.join(ROOT, GENERATED_FILE), await generateDatabaseTypes())
    return
  }
  const problems = await databaseTypesProblems(ROOT)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

await main()
