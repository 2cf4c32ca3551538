import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'

/** On what was measured, and how busy it was with other things. */
export function machine(): string {
  const [load = 0] = loadavg()
  const memory = Math.round(totalmem() / 2 ** 30)
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  return (
    `${availableParallelism()} × ${processor}, ${memory} GB, ${type()} ${release()}, Node ${process.versions.node}; ` +
    `load before the measurement ${load.toFixed(1)}`
  )
}
