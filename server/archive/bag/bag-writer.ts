import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BagTarget } from './bag-target'

/** A file written to a bag, for its two lists of hashes. */
interface HashedFile {
  readonly name: string
  readonly hash: string
}

/**
 * Writes a bag (BagIt, RFC 8493) as a stream, file by file, with all hashes at the end. Contains no date: equal content gives
 * equal bytes.
 */
export class BagWriter {
  readonly #target: BagTarget
  readonly #payload: HashedFile[] = []
  #bytes = 0

  constructor(target: BagTarget) {
    this.#target = target
  }

  /** Adds a file below `data/`. */
  async add(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    this.#payload.push({ name, hash: await this.#write(name, content, true) })
  }

  async finish(facts: object): Promise<void> {
    const oxum = `${this.#bytes}.${this.#payload.length}`
    const tags = [
      ['bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n'],
      ['bag-info.txt', `Bag-Software-Agent: Toran\nPayload-Oxum: ${oxum}\n`],
      ['manifest-sha256.txt', manifest(this.#payload)],
      ['toran.json', `${JSON.stringify(facts, null, 2)}\n`],
    ] as const
    const written: HashedFile[] = []
    for (const [name, text] of tags)
      written.push({ name, hash: await this.#write(name, [Buffer.from(text)], false) })
    await this.#write('tagmanifest-sha256.txt', [Buffer.from(manifest(written))], false)
    await this.#target.finish()
  }

  /** Deletes the files written so far. */
  abort(): Promise<void> {
    return this.#target.abort()
  }

  async #write(
    name: string,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    counts: boolean,
  ): Promise<string> {
    const hash = createHash('sha256')
    const count = (bytes: Buffer) => {
      hash.update(bytes)
      if (counts) this.#bytes += bytes.length
    }
    await this.#target.write(
      name,
      Readable.from(
        (async function* counted() {
          for await (const bytes of content) {
            count(bytes)
            yield bytes
          }
        })(),
        { objectMode: false, highWaterMark: 65_536 },
      ),
    )
    return hash.digest('hex')
  }
}

function manifest(files: readonly HashedFile[]): string {
  return [...files]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ hash, name }) => `${hash}  ${name}\n`)
    .join('')
}
