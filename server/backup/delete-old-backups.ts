import type { FileTarget } from '../file-target/file-target'
import { listBackups, ORIGINALS, readManifest } from './manifest'

/** A running backup may be storing originals that no manifest lists yet. */
const UNNAMED_MS = 24 * 3_600_000

/**
 * Deletes all complete backups except the newest, remains of unfinished ones that are older, and originals in none of the kept
 * backups. Returns the ids of the deleted backups.
 */
export async function deleteOldBackups(
  target: FileTarget,
  keep: number,
  now = new Date(),
): Promise<readonly string[]> {
  const { complete, keys } = await listBackups(target)
  const kept = complete.slice(0, keep).map(({ id }) => id)
  const oldest = kept.at(-1)
  if (oldest === undefined) return []
  const old = [...keys.keys()].filter((id) => id < oldest).sort()
  if (old.length === 0) return []
  // Read first, so that an unreadable manifest prevents any deletion.
  const named = new Set<string>()
  for (const id of kept)
    for (const name of (await readManifest(target, id)).originals) named.add(name)
  for (const id of old) {
    // The manifest is deleted first, so that a partly deleted backup doesn't count as complete.
    const own = [...(keys.get(id) ?? [])].sort((a, b) => rank(a) - rank(b))
    for (const key of own) await target.delete(key)
  }
  for await (const { key, modifiedAt } of target.list(ORIGINALS)) {
    const isYoung = now.getTime() - modifiedAt.getTime() < UNNAMED_MS
    if (!isYoung && !named.has(key.split('/').at(-1) ?? '')) await target.delete(key)
  }
  return old
}

function rank(key: string): number {
  return key.endsWith('.sha256') ? 0 : 1
}
