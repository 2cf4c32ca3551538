import type { SimulatorSettings } from './index.ts'

const DEMO_STATION_SECONDS = 20

/** Reads the settings of the process; every fault is named at once. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): SimulatorSettings {
  const faults: string[] = []
  const numberOf = (name: string, fallback: number, max: number) => {
    const value = Number(env[name] ?? fallback)
    if (!Number.isInteger(value) || value < 0 || value > max) faults.push(`${name} must be a whole number up to ${max}`)
    return value
  }
  const databaseUrl = env['DATABASE_URL'] ?? ''
  if (!databaseUrl) faults.push('DATABASE_URL must name a PostgreSQL database')
  const port = numberOf('SIMULATORS_PORT', 3010, 65_535)
  const smtpPort = numberOf('SMTP_PORT', 3025, 65_535)
  const stationSeconds = numberOf('ERP_STATION_SECONDS', DEMO_STATION_SECONDS, 86_400)
  // A clock that stands still, for tests.
  const fixedNow = env['SIMULATORS_NOW'] ? new Date(env['SIMULATORS_NOW']) : undefined
  if (fixedNow && Number.isNaN(fixedNow.getTime())) faults.push('SIMULATORS_NOW must be an instant')
  const isAnonymous = env['SIMULATORS_ANONYMOUS'] === 'on'
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return {
    databaseUrl,
    port,
    smtpPort,
    isAnonymous,
    ...(env['PORTAL_URL'] && { portalUrl: env['PORTAL_URL'] }),
    ...(env['BREWERY'] && { breweryFolder: env['BREWERY'] }),
    speed: stationSeconds === 0 ? 'on-command' : { stationSeconds },
    ...(fixedNow && { now: () => fixedNow }),
  }
}
