import backup from './backup'
import type { Command } from './command'
import createUser from './create-user'
import disableTwoFactor from './disable-two-factor'
import doctor from './doctor'
import exportCommand from './export'
import importCommand from './import'
import migrate from './migrate'
import resetPassword from './reset-password'
import restore from './restore'
import start from './start'
import verify from './verify'

/** All commands, in the order of the help. Each imports its dependencies when it runs. */
export const allCommands: readonly Command[] = [
  start,
  migrate,
  exportCommand,
  importCommand,
  createUser,
  resetPassword,
  disableTwoFactor,
  backup,
  verify,
  restore,
  doctor,
]
