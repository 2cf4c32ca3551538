import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Which of our processes keeps the server and stops it in the end. A process that finds the server running is a guest,
 * unless the keeper died: then the server is its own from now on.
 */
export function becomeKeeper(home: string): boolean {
  const file = path.join(home, 'keeper.pid')
  const keeper = readPid(file)
  if (keeper !== undefined && keeper !== process.pid && isAlive(keeper)) return false
  writeFileSync(file, String(process.pid))
  return true
}

export function isKeeper(home: string): boolean {
  return readPid(path.join(home, 'keeper.pid')) === process.pid
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM'
  }
}
