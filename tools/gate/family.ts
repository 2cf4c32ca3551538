import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A process and all that come from it, also those whose parents have gone meanwhile. */
export type Family = {
  /** Adds a process and whoever it has started by now. */
  note: (pid: number) => void
  /** Adds whoever has been started since. */
  look: () => void
  /** Asks everybody to end, and ends those that do not. */
  end: () => Promise<void>
}

type Running = { pid: number; parent: number; began: string }

const GRACE_MS = 10_000
const LOOKS_EVERY_MS = 100

export function createFamily(): Family {
  // A number is given again: only together with its beginning it is the same process.
  const members = new Map<number, string>()
  const living = () => {
    const running = runningProcesses()
    const isMember = ({ pid, began }: Running) => members.get(pid) === began
    for (let found = -1; found !== members.size;) {
      found = members.size
      const parents = new Set(running.filter(isMember).map(({ pid }) => pid))
      for (const { pid, parent, began } of running) if (parents.has(parent)) members.set(pid, began)
    }
    return running.filter(isMember).map(({ pid }) => pid)
  }
  return {
    note: (pid) => {
      const began = runningProcesses().find((running) => running.pid === pid)?.began
      if (began !== undefined) members.set(pid, began)
      living()
    },
    look: () => {
      living()
    },
    end: async () => {
      const deadlineMs = performance.now() + GRACE_MS
      for (let left = living(), isFirst = true; left.length > 0; left = living(), isFirst = false) {
        const signal = performance.now() > deadlineMs ? 'SIGKILL' : 'SIGTERM'
        if (isFirst || signal === 'SIGKILL') for (const pid of left) tell(pid, signal)
        await sleep(LOOKS_EVERY_MS)
      }
    },
  }
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has gone by itself.
  }
}

/** Everybody on this machine; nobody where that cannot be told, as on Windows. */
function runningProcesses(): Running[] {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? fromProc(name) : []))
  if (process.platform === 'win32') return []
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' })
  return [...listed.matchAll(/^ *(\d+) +(\d+) +(.+)$/gm)].map(([, pid, parent, began = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    began,
  }))
}

const STATE = 0
const PARENT = 1
const BEGAN = 19

function fromProc(name: string): Running[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The second field is a name in brackets, which may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[STATE] === 'Z') return [] // it has ended, and only its parent has not asked yet
    return [{ pid: Number(name), parent: Number(fields[PARENT]), began: fields[BEGAN] ?? '' }]
  } catch {
    return []
  }
}
