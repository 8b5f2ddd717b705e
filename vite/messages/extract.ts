import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './catalogues.ts'
import { messageCallsIn } from './message-calls.ts'

/** Messages of several subjects. */
const COMMON = 'common'
/** Messages of the server's emails and of the steps of the audit, used by the editor too or not: the server reads no other file. */
const EMAILS = 'emails'

/** The messages of each subject, a folder of `editor`, `renderer` or `schema`, with the files that use them. */
export type Subjects = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

export function extractMessages(): Subjects {
  const files = ['editor', 'renderer', 'schema', 'server'].flatMap(sourcesIn).sort()
  const found = new Map<string, string[]>()
  for (const file of files)
    for (const { message } of messageCallsIn(readFileSync(join(ROOT, file), 'utf8'), file)) {
      const places = found.get(message) ?? []
      if (!places.includes(file)) found.set(message, [...places, file])
    }
  const subjects = new Map<string, Map<string, readonly string[]>>()
  for (const [message, places] of found) {
    const names = new Set(places.map(subjectOf))
    const name = subjectOfAll(names)
    const subject = subjects.get(name) ?? new Map<string, readonly string[]>()
    subjects.set(name, subject.set(message, places))
  }
  return subjects
}

function sourcesIn(top: string): readonly string[] {
  return readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
}

function subjectOfAll(names: ReadonlySet<string>): string {
  if (names.has(EMAILS)) return EMAILS
  const [only = COMMON] = names
  return names.size === 1 ? only : COMMON
}

function subjectOf(file: string): string {
  const [top = '', folder = ''] = file.split('/')
  if (top === 'server' || file === 'schema/api/audit-actions.ts') return EMAILS
  if (top === 'renderer' && folder === 'parts') return 'blocks'
  return folder.includes('.') ? 'app' : folder
}
