import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, writeWhole } from '../disk/write-whole'

/** Mails that were not sent anywhere: one `.eml` each, in a folder that an administrator reads. */
export interface Outbox {
  /** Stores a mail; the same id replaces it. */
  store(id: string, message: Buffer): Promise<void>
  /** The names of the mails, the newest first. */
  list(): Promise<readonly string[]>
  /** `null` when there is none of that name. */
  read(name: string): Promise<Buffer | null>
  /** Deletes a mail; one that is not there is no error. */
  remove(name: string): Promise<void>
}

/** The oldest go when there are more. */
const MOST_MAILS = 500
/** The time first, so that names sort like the mails: `20261122T105021123Z-17.eml`. */
const NAME = /^\d{8}T\d{9}Z-[\w-]{1,80}\.eml$/

export function createOutbox(folder: string, now = () => new Date()): Outbox {
  return {
    async store(id, message) {
      const known = (await list()).find((name) => name.endsWith(`-${id}.eml`))
      const name = known ?? `${now().toISOString().replace(/[-:.]/g, '')}-${id}.eml`
      await writeWhole(join(folder, name), message, true)
      for (const old of (await list()).slice(MOST_MAILS))
        await rm(join(folder, old), { force: true })
    },
    list,
    async read(name) {
      if (!NAME.test(name)) return null
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove,
  }

  async function remove(name: string): Promise<void> {
    if (NAME.test(name)) await rm(join(folder, name), { force: true })
  }

  async function list(): Promise<readonly string[]> {
    try {
      return (await readdir(folder))
        .filter((name) => NAME.test(name))
        .sort()
        .reverse()
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  }
}
