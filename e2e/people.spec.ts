import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const PERSON = /'((?:owner|delegated|manager|buyer|basic)\.[a-z]+|[a-z]+@[a-z]+\.example)'/g

test('nobody takes part in the journeys of two files, which run side by side @core', () => {
  const files = new Map<string, string[]>()
  for (const file of globSync('*.spec.ts', { cwd: import.meta.dirname })) {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    // With a server and a database of its own a file has everybody for itself; the whole crawl runs by itself.
    if (text.includes('startOwnServer') || text.includes('IS_WHOLE_CRAWL')) continue
    const people = new Set([...text.matchAll(PERSON)].map(([, person = '']) => person))
    for (const person of people) files.set(person, [...(files.get(person) ?? []), file])
  }
  expect(files.size).toBeGreaterThan(20)
  expect([...files].filter(([, own]) => own.length > 1)).toEqual([])
})
