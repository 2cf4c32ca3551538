import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { selfSignedCertificate } from '../../apps/server/src/integrations/services/certificate.builders.ts'
import { installedNginx } from './installed-nginx.ts'

const CONFIGURATION = path.resolve(import.meta.dirname, '../../docs/nginx.conf')
const MIME_TYPES = '/etc/nginx/mime.types'
const WITHIN_MS = 30_000
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export type Nginx = {
  ports: { http: number; https: number }
  certificate: string
  /** What it has written to its access log. */
  readLog: () => string
  stop: () => Promise<void>
}

/** Starts nginx with docs/nginx.conf before one process of ours; a second one, which it also names, is not there. */
export async function startNginx(upstream: string): Promise<Nginx> {
  const program = installedNginx()
  if (program === undefined) throw new Error('There is no nginx.')
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-nginx-'))
  // Where root starts it, its workers are somebody else.
  chmodSync(folder, 0o755)
  const [http = 0, https = 0, nobody = 0] = await freePorts(3)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = selfSignedCertificate(privateKey)
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('own.crt'), certificate)
  writeFileSync(at('own.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  copyFileSync(MIME_TYPES, at('mime.types'))

  const configuration = replaced(readFileSync(CONFIGURATION, 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['127.0.0.1:3000', upstream],
    ['127.0.0.1:3001', `127.0.0.1:${nobody}`],
    ['/etc/nginx/bestellen.example.', `${folder}/own.`],
    ['/var/log/nginx/fust.log', at('access.log')],
    // Where bodies are put that do not fit into memory: what Debian names belongs to root.
    ['\nhttp {\n', `\nhttp {\n${TEMPORARY.map((name) => `${name}_temp_path ${at(name)};\n`).join('')}`],
  ])
  writeFileSync(at('nginx.conf'), configuration)

  const child = spawn(
    program,
    ['-p', folder, '-c', at('nginx.conf'), '-g', `daemon off; pid ${at('pid')}; lock_file ${at('lock')};`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let told = ''
  child.stderr.on('data', (chunk) => (told += String(chunk)))
  const ended = once(child, 'exit')
  for (const untilMs = performance.now() + WITHIN_MS; !(await isOpen(https));) {
    if (child.exitCode !== null || performance.now() > untilMs) throw new Error(`nginx did not start:\n${told}`)
    await wait(20)
  }
  return {
    ports: { http, https },
    certificate,
    readLog: () => readFileSync(at('access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** The text with all of these replaced; what is not in it would be played as nobody means it. */
function replaced(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`docs/nginx.conf has no ${from}`)
    return so.replaceAll(from, () => to)
  }, text)
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  for (const server of servers) server.close()
  return ports
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isConnected = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isConnected
}
