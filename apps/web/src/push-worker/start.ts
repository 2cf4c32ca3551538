import { trusted } from '../lib/trusted.ts'
import { listenForPush, type PushWorker } from './push-worker.ts'

listenForPush(trusted<PushWorker>(globalThis), fetch)
