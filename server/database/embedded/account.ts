import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { noPrograms } from './programs'

/** A system account other than root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** A program with its arguments, and the account that runs it. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly account: Account | null
}

/** PostgreSQL's own account if it exists; otherwise the one that owns nothing. */
const NAMES = ['postgres', '_postgres', 'nobody']

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root; `null` if this process isn't root and runs it itself.
 */
export function databaseAccount(folder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  // Uses the owner of the cluster, because PostgreSQL must own its files.
  const { uid, gid } = fs.statSync(folder)
  if (uid !== 0) return { uid, gid }
  for (const name of NAMES) {
    const account = accountOf(name)
    if (account) return account
  }
  throw noPrograms(
    `PostgreSQL can’t run as root, and this system has no account named ${NAMES.join(', ')}`,
  )
}

function accountOf(name: string): Account | null {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    // The account doesn't exist.
    return null
  }
}

/**
 * Returns the command as run by the account. If the account can't reach the files (a checkout in /root), it gets the one root
 * capability it needs, to traverse folders; `setpriv` is part of every common Linux.
 */
export function commandAs(
  account: Account | null,
  {
    file,
    args,
    folders,
  }: {
    readonly file: string
    readonly args: readonly string[]
    /** Folders that it must reach, besides its own file. */
    readonly folders: readonly string[]
  },
): Command {
  if (!account || [file, ...folders].every((each) => canReach(account, each)))
    return { file, args, account }
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  // Without the last one, file access checks would ignore the capability.
  const rights = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  return { file: 'setpriv', args: [...ids, ...rights, '--', file, ...args], account: null }
}

function canReach({ uid, gid }: Account, file: string): boolean {
  for (let folder = path.dirname(fs.realpathSync(file)); ; folder = path.dirname(folder)) {
    const stat = fs.statSync(folder)
    const isOthers = (stat.mode & 0o001) !== 0
    const isOwn = stat.uid === uid && (stat.mode & 0o100) !== 0
    const isOfGroup = stat.gid === gid && (stat.mode & 0o010) !== 0
    if (!isOthers && !isOwn && !isOfGroup) return false
    if (folder === path.dirname(folder)) return true
  }
}
