import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { FileTarget } from '../file-target/file-target'
import { readOriginal } from '../media/originals'
import type { FileStore } from '../media/store/file-store'
import { ORIGINALS, originalKey } from './manifest'

const CONCURRENCY = 4

/** The names of every original that a media item or its history refers to. */
export async function referredOriginals(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select original as name from media_items where original is not null
     union select original from media_revisions where original is not null order by name`,
  )
  return rows.map(({ name }) => name)
}

/** The names of the originals that earlier backups have stored. */
export async function storedOriginals(target: FileTarget): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { key } of target.list(ORIGINALS)) names.add(key.split('/').at(-1) ?? '')
  return names
}

/**
 * Stores those that are not stored yet, each after its content was compared with its name; adds them to `stored`. Returns the
 * names of those that the store does not have, or has damaged.
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

/** Whether the bytes are those that the name is the hash of. */
export function isOriginal(name: string, bytes: Buffer): boolean {
  return name.startsWith(`${createHash('sha256').update(bytes).digest('hex')}.`)
}
