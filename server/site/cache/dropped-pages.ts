import { setTimeout as sleep } from 'node:timers/promises'
import type { PageFolder } from './page-folder'
import { DroppedTags, type PageIndex, REMOVAL_BATCH, REMOVAL_PAUSE_MS } from './page-index'

type Folder = Pick<PageFolder, 'delete' | 'noteDropped'>

/**
 * Stored pages that are deleted in the background. Their tags are noted durably first, so that a change that drops thousands of
 * pages is over once one small file is written; a start deletes the pages with noted tags (`PageFolder.open`).
 */
export class DroppedPages {
  readonly #folder: Folder
  readonly #index: PageIndex
  readonly #onError: (error: unknown) => void
  readonly #tags = new DroppedTags()
  #time = 0
  #noting: Promise<void> = Promise.resolve()
  #deleting: Promise<void> = Promise.resolve()

  constructor(folder: Folder, index: PageIndex, onError: (error: unknown) => void) {
    this.#folder = folder
    this.#index = index
    this.#onError = onError
  }

  /** Resolves once no page is left to delete. Pages may be stored again only then. */
  get deleted(): Promise<void> {
    return this.#deleting
  }

  /** Returns whether a stored page with these tags is still to be deleted. */
  include(tags: Iterable<string>): boolean {
    return this.#tags.include(tags, 0)
  }

  /** Notes the tags of a change; resolves once that is durable, and deletes its pages afterwards. Errors are thrown. */
  async add(tags: readonly string[]): Promise<void> {
    this.#time += 1
    this.#tags.add(tags, this.#time)
    await this.#note()
    this.#deleting = this.#deleting.then(() => this.#delete()).catch(this.#onError)
  }

  async #delete(): Promise<void> {
    const dropped = [...this.#tags]
    const tags = dropped.map(([tag]) => tag)
    const files: string[] = []
    for (;;) {
      const taken = this.#index.take(tags, REMOVAL_BATCH)
      if (taken.length === 0) break
      files.push(...taken)
      await sleep(REMOVAL_PAUSE_MS)
    }
    await this.#folder.delete(files)
    for (const [tag, time] of dropped) this.#tags.remove(tag, time)
    await this.#note()
  }

  /** One after the other, each with the tags of its time. */
  #note(): Promise<void> {
    const written = this.#noting.then(() =>
      this.#folder.noteDropped([...this.#tags].map(([tag]) => tag)),
    )
    this.#noting = written.catch(() => undefined)
    return written
  }
}
