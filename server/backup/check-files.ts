import { createHash } from 'node:crypto'
import { type FileTarget, readFrom } from '../file-target/file-target'
import { isOriginal } from './copy-originals'
import { type Manifest, originalKey, tableKey } from './manifest'

/** Maximum number of problems reported; one is enough to use another backup. */
const MAX_PROBLEMS = 20

/** Reads every file of a backup and compares its hash. Returns sentences about damaged and missing files. */
export async function checkFiles(
  target: FileTarget,
  id: string,
  manifest: Manifest,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { name, fileSha256 } of manifest.tables) {
    const found = await hashOf(target, tableKey(id, name))
    if (found === null) problems.push(`The table ${name} is missing.`)
    else if (found !== fileSha256) problems.push(`The table ${name} is damaged.`)
    if (problems.length >= MAX_PROBLEMS) return problems
  }
  for (const name of manifest.originals) {
    const bytes = await readFrom(target, originalKey(name))
    if (!bytes) problems.push(`The picture ${name} is missing.`)
    else if (!isOriginal(name, bytes)) problems.push(`The picture ${name} is damaged.`)
    if (problems.length >= MAX_PROBLEMS) return problems
  }
  return problems
}

async function hashOf(target: FileTarget, key: string): Promise<string | null> {
  const stream = await target.open(key)
  if (!stream) return null
  const hash = createHash('sha256')
  for await (const part of stream) hash.update(part)
  return hash.digest('hex')
}
