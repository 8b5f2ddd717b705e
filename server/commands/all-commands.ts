import type { Command } from './command'
import createUser from './create-user'
import disableTwoFactor from './disable-two-factor'
import migrate from './migrate'
import resetPassword from './reset-password'
import start from './start'

/** Every command, in the order of the help. What one needs to run, it imports when it runs. */
export const allCommands: readonly Command[] = [
  start,
  migrate,
  createUser,
  resetPassword,
  disableTwoFactor,
]
