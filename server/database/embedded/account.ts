import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { noPrograms } from './programs'

/** A system account without root's rights. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** A program with its arguments, and the account it is started by. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly account: Account | null
}

/** PostgreSQL's own account where there is one; else the one that owns nothing. */
const NAMES = ['postgres', '_postgres', 'nobody']

/** PostgreSQL refuses to run as root: whom it runs as then. `null` when we are not root and it runs as we do. */
export function databaseAccount(folder: string): Account | null {
  if (process.getuid?.() !== 0) return null
  // Continue as the owner of the cluster: PostgreSQL must own its files.
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
    // There is no such account.
    return null
  }
}

/**
 * The command as it is started by the account. Where the account cannot reach the files (a checkout in /root), it is
 * given the one right of root that it needs, to pass through folders; `setpriv` is part of every usual Linux.
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
    /** What it must reach, besides its own file. */
    readonly folders: readonly string[]
  },
): Command {
  if (!account || [file, ...folders].every((each) => canReach(account, each)))
    return { file, args, account }
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  // Without the last, asking whether a file may be used would not count the right.
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
