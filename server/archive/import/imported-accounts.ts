import { inArray } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { users } from '../../database/tables'
import { PEOPLE_FILE } from '../bag/archive-format'
import type { BagSource } from '../bag/bag-source'
import { batchesOf, jsonLines } from '../bag/read-lines'

const BATCH_SIZE = 200

/** Maps accounts of an archive to those here: the same email address is the same person, also under another id. */
export class ImportedAccounts {
  readonly #here = new Map<string, string>()
  readonly #inArchive = new Map<string, string>()
  readonly #existing = new Set<string>()

  static async read(tx: Orm, bag: BagSource): Promise<ImportedAccounts> {
    const accounts = new ImportedAccounts()
    for await (const batch of batchesOf(jsonLines(bag, PEOPLE_FILE), BATCH_SIZE)) {
      const people = batch.map(({ json }) => [String(json.email).toLowerCase(), String(json.id)])
      const idOf = new Map(people as [string, string][])
      const rows = await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(inArray(users.email, [...idOf.keys()]))
      for (const { id, email } of rows) accounts.#set(idOf.get(email) ?? id, id)
    }
    return accounts
  }

  #set(archived: string, id: string): void {
    if (archived === id) return
    this.#here.set(archived, id)
    this.#inArchive.set(id, archived)
  }

  /** Reads which accounts exist, after people were written. */
  async readExisting(tx: Orm): Promise<void> {
    for (const { id } of await tx.select({ id: users.id }).from(users)) this.#existing.add(id)
  }

  id(archived: string): string {
    return this.#here.get(archived) ?? archived
  }

  /** Returns the id of an account, or `null` if this server doesn't have it. */
  existing(archived: string): string | null {
    const id = this.id(archived)
    return this.#existing.has(id) ? id : null
  }

  archived(id: string): string {
    return this.#inArchive.get(id) ?? id
  }
}
