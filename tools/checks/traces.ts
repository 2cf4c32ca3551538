import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { trackedFiles } from './tracked-files.ts'

type Trace = { what: string; pattern: RegExp }

const TRACES: Trace[] = [
  { what: 'a path of one machine', pattern: /(?<![\w.-])\/(?:work|root|home\/[a-z]\w*|Users\/[A-Z]\w*)\/[\w.-]+/i },
  { what: 'a registry', pattern: /https?:\/\/[\w.-]*(?:registry|artifactory|nexus)[\w.-]*[:/]/i },
  { what: 'a source map', pattern: /[#@] sourceMapping(?:URL)=/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE (?:KEY)-----/ },
  { what: 'an access token', pattern: /\b(?:ghp|gho|github_pat|npm|glpat|xox[bp]|AKIA)[_-]?[A-Za-z0-9]{20,}\b/ },
]

/** Lines of tracked files that tell where, by whom or with which secret the product was made. */
export function traceProblems(root: string): string[] {
  const traces = [...TRACES, ...pathsOfThisMachine(root)]
  return trackedFiles(root).flatMap((file) => {
    if (file.endsWith('.map')) return [`${file}: is a source map`]
    const text = readFileSync(path.join(root, file), 'utf8')
    if (text.includes('\0')) return [] // pictures, fonts and documents
    return text.split('\n').flatMap((line, index) => {
      const found = traces.find(({ pattern }) => pattern.test(line))
      return found ? [`${file}:${index + 1}: holds ${found.what}`] : []
    })
  })
}

function pathsOfThisMachine(root: string): Trace[] {
  return [root, homedir()]
    .filter((folder) => folder.split(path.sep).length > 2)
    .map((folder) => ({ what: 'a path of this machine', pattern: new RegExp(folder.replaceAll(/[^\w/]/g, '\\$&')) }))
}
