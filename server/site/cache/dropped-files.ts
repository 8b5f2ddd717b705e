import type { PageFolder } from './page-folder'

type Folder = Pick<PageFolder, 'delete' | 'noteDropped'>

/**
 * Files that are deleted in the background. Their names are noted durably first, so that a change that drops thousands of pages is
 * over once one file is written; a start deletes what is noted (`PageFolder.open`).
 */
export class DroppedFiles {
  readonly #folder: Folder
  readonly #onError: (error: unknown) => void
  readonly #files = new Set<string>()
  #noting: Promise<void> = Promise.resolve()
  #deleting: Promise<void> = Promise.resolve()

  constructor(folder: Folder, onError: (error: unknown) => void) {
    this.#folder = folder
    this.#onError = onError
  }

  /** Resolves once no file is left to delete. A file may be written again only then. */
  get deleted(): Promise<void> {
    return this.#deleting
  }

  /** Notes files; resolves once that is durable, and deletes them afterwards. Errors are thrown. */
  async add(files: readonly string[]): Promise<void> {
    for (const file of files) this.#files.add(file)
    await this.#note()
    this.#deleting = this.#deleting.then(() => this.#delete()).catch(this.#onError)
  }

  async #delete(): Promise<void> {
    const files = [...this.#files]
    if (files.length === 0) return
    await this.#folder.delete(files)
    for (const file of files) this.#files.delete(file)
    await this.#note()
  }

  /** One after the other, each with the files of its time. */
  #note(): Promise<void> {
    const written = this.#noting.then(() => this.#folder.noteDropped([...this.#files]))
    this.#noting = written.catch(() => undefined)
    return written
  }
}
