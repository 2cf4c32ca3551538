import { spawnSync } from 'node:child_process'
import path from 'node:path'

// On Debian it is not in the path of people.
const FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/** The nginx of this machine, where there is one. */
export function installedNginx(): string | undefined {
  return [...FOLDERS, ...(process.env['PATH'] ?? '').split(path.delimiter)]
    .map((folder) => path.join(folder, 'nginx'))
    .find((program) => spawnSync(program, ['-v']).status === 0)
}
