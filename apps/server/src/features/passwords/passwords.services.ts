import { oncePer } from '#platform/once-per.ts'
import type { Kernel } from '../../kernel.ts'
import { createChoosePasswords } from './passwords.service.ts'

export const passwordsServices = oncePer(({ db, clock, passwords }: Kernel) => ({
  choosePasswords: createChoosePasswords({ db, clock, passwords }),
}))
