import { statfs } from 'node:fs/promises'

/** How much of the disk stays free, in bytes: PostgreSQL's log of changes may take as much without a write of ours. */
export const RESERVE = 64 * 1024 * 1024
/** Writing goes on when there is a quarter more than the reserve, so that it does not change with every second. */
const ENOUGH = RESERVE * 1.25
const LOOK_MS = 1_000

/** What a first start writes besides: the cluster, its log of changes, and the content. */
const FIRST_START = 100 * 1024 * 1024
const MIB = 1024 * 1024

/** There is not enough room to start on; said to the person who runs the server, and tried again while it can serve pages. */
export class DiskFull extends Error {
  /** As PostgreSQL names it itself. */
  readonly code = '53100'
}

/** Throws `DiskFull` when nothing could be stored; PostgreSQL would end, and its words tell less. */
export async function requireSpace(
  folder: string,
  isFirstStart: boolean,
  measure = freeBytes,
): Promise<void> {
  const free = await measure(folder)
  const wanted = isFirstStart ? ENOUGH + FIRST_START : RESERVE
  if (free !== null && free < wanted)
    throw new DiskFull(
      `The disk of ${folder} has ${Math.floor(free / MIB)} MiB free; the database needs ${Math.ceil(wanted / MIB)}. Free up space, or set DATA_DIR to another folder.`,
    )
}

/** Looks once a second whether the disk has room; asking the system costs some 20 µs, off the main thread. */
export class FreeSpace {
  readonly #folder: string
  readonly #onChange: (isLow: boolean, free: number) => void
  readonly #measure: typeof freeBytes
  readonly #timer: NodeJS.Timeout
  #isLow = false

  private constructor(
    folder: string,
    onChange: (isLow: boolean, free: number) => void,
    measure: typeof freeBytes,
  ) {
    this.#folder = folder
    this.#onChange = onChange
    this.#measure = measure
    this.#timer = setInterval(() => void this.#look(), LOOK_MS)
    this.#timer.unref()
  }

  /** Calls back when room has become short, and when there is enough again. `measure` is another one in tests. */
  static async watch(
    folder: string,
    onChange: (isLow: boolean, free: number) => void,
    measure = freeBytes,
  ): Promise<FreeSpace> {
    const space = new FreeSpace(folder, onChange, measure)
    await space.#look()
    return space
  }

  get isLow(): boolean {
    return this.#isLow
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    const free = await this.#measure(this.#folder)
    if (free === null) return
    const isLow = this.#isLow ? free < ENOUGH : free < RESERVE
    if (isLow === this.#isLow) return
    this.#isLow = isLow
    this.#onChange(isLow, free)
  }
}

/** What an account that is not root may still use; `null` where the file system does not tell. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder)
    return blocks === 0 ? null : bavail * bsize
  } catch {
    // The folder is away, as a network drive may be: then the database says so itself.
    return null
  }
}
