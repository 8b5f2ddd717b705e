import { chmod, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, PRIVATE_FILE, PRIVATE_FOLDER, writeWhole } from '../database/write-whole'

/**
 * Stores unsent emails as `.eml` files, in a folder that only the server’s own user can open, because invitations and password
 * emails contain tokens.
 */
export interface Outbox {
  /** Restricts the permissions of files from earlier versions. */
  protect(): Promise<void>
  /** Stores an email, replacing one with the same id. */
  store(id: string, message: Buffer): Promise<void>
  /** Returns the names of the emails, newest first. */
  list(): Promise<readonly string[]>
  /** Reads an email; returns `null` if it doesn’t exist. */
  read(name: string): Promise<Buffer | null>
  /** Deletes an email. A missing one is not an error. */
  remove(name: string): Promise<void>
}

/** Maximum number of emails; the oldest are deleted. */
const MAX_MAILS = 500
/** Starts with the time, so that names sort chronologically: `20261122T105021123Z-17.eml`. */
const NAME = /^\d{8}T\d{9}Z-[\w-]{1,80}\.eml$/

export function createOutbox(folder: string, now = () => new Date()): Outbox {
  return {
    async protect() {
      const names = await list()
      try {
        await chmod(folder, PRIVATE_FOLDER)
        for (const name of names) await chmod(join(folder, name), PRIVATE_FILE)
      } catch (error) {
        // The folder doesn’t exist yet, or the email was deleted in the meantime.
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
