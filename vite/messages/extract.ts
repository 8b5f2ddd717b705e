import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUES, ROOT } from './catalogues.ts'
import { messageCallsIn } from './message-calls.ts'

/** What several subjects say. */
const COMMON = 'common'

/** The messages of each subject, a folder of `editor`, `renderer` or `schema`, with the files that say them. */
export type Subjects = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

export function extractMessages(): Subjects {
  const files = ['editor', 'renderer', 'schema'].flatMap(sourcesIn).sort()
  const found = new Map<string, string[]>()
  for (const file of files)
    for (const { message } of messageCallsIn(readFileSync(join(ROOT, file), 'utf8'), file)) {
      const places = found.get(message) ?? []
      if (!places.includes(file)) found.set(message, [...places, file])
    }
  const subjects = new Map<string, Map<string, readonly string[]>>()
  for (const [message, places] of found) {
    const names = new Set(places.map(subjectOf))
    const [only = COMMON] = names.size === 1 ? names : [COMMON]
    const subject = subjects.get(only) ?? new Map<string, readonly string[]>()
    subjects.set(only, subject.set(message, places))
  }
  return subjects
}

export function catalogueFile(language: string, subject: string): string {
  return join(CATALOGUES, language, `${subject}.po`)
}

function sourcesIn(top: string): readonly string[] {
  return readdirSync(join(ROOT, top), { recursive: true, encoding: 'utf8' })
    .map((file) => `${top}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
}

function subjectOf(file: string): string {
  const [top = '', folder = ''] = file.split('/')
  if (top === 'renderer' && folder === 'parts') return 'blocks'
  return folder.includes('.') ? 'app' : folder
}
