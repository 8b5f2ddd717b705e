import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, PRIVATE_FILE, PRIVATE_FOLDER, writeWhole } from '../database/write-whole'

/**
 * Mails that were not sent anywhere: one `.eml` each, in a folder that only the server's own user may open, since invitations and
 * new passwords carry tokens.
 */
export interface Outbox {
  /** Closes what earlier versions left open to other users of the machine. */
  protect(): Promise<void>
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
const MAX_MAILS = 500
/** The time first, so that names sort like the mails: `20261122T105021123Z-17.eml`. */
const NAME = /^\d{8}T\d{9}Z-[\w-]{1,80}\.eml$/

export function createOutbox(folder: string, now = () => new Date()): Outbox {
  return {
    async protect() {
      const names = await list()
      try {
        await chmod(folder, PRIVATE_FOLDER)
        for (const name of names) await chmod(join(folder, name), PRIVATE_FILE)
      } catch (error) {
        // No mail has been stored yet, or one was deleted meanwhile.
        if (!isMissing(error)) throw error
      }
    },
    async store(id, message) {
      const known = (await list()).find((name) => name.endsWith(`-${id}.eml`))
      const name = known ?? `${now().toISOString().replace(/[-:.]/g, '')}-${id}.eml`
      await writeWhole(join(folder, name), message, true, { isPrivate: true })
      for (const old of (await list()).slice(MAX_MAILS))
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
