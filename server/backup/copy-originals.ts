import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { FileTarget } from '../file-target/file-target'
import { readOriginal } from '../media/originals'
import type { FileStore } from '../media/store/file-store'
import { ORIGINALS, originalKey } from './manifest'

const CONCURRENCY = 4

/** Returns the names of all originals that media items or their history refer to. */
export async function referredOriginals(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select original as name from media_items where original is not null
     union select original from media_revisions where original is not null order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Returns the names of the originals stored by earlier backups. */
export async function storedOriginals(target: FileTarget): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { key } of target.list(ORIGINALS)) names.add(key.split('/').at(-1) ?? '')
  return names
}

/**
 * Stores the missing originals, after comparing each content with its name, and adds them to `stored`. Returns the names of those
 * that are missing or damaged in the store.
 */
export async function copyOriginals(
  names: readonly string[],
  {
    store,
    target,
    stored,
  }: {
    readonly store: FileStore
    readonly target: FileTarget
    readonly stored: Set<string>
  },
): Promise<readonly string[]> {
  const missing: string[] = []
  const left = names.filter((name) => !stored.has(name)).reverse()
  await Promise.all(Array.from({ length: CONCURRENCY }, copyNext))
  return missing.sort()

  async function copyNext(): Promise<void> {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const original = await readOriginal(store, name)
      if (!original) missing.push(name)
      else {
        await target.put(originalKey(name), original.bytes)
        stored.add(name)
      }
    }
  }
}

/** Returns whether the name is the hash of the bytes. */
export function isOriginal(name: string, bytes: Buffer): boolean {
  return name.startsWith(`${createHash('sha256').update(bytes).digest('hex')}.`)
}
