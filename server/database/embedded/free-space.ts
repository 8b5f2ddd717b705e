import { statfs } from 'node:fs/promises'

/** Disk space that stays free, in bytes: PostgreSQL's write-ahead log may take as much without any writes. */
export const RESERVE = 64 * 1024 * 1024
/** Writing resumes at a quarter above the reserve, so that the state doesn't flip every second. */
const ENOUGH = RESERVE * 1.25
const POLL_MS = 1_000

/** Additional bytes written at a first start: the cluster, its write-ahead log, and the content. */
const FIRST_START_BYTES = 100 * 1024 * 1024
const MIB = 1024 * 1024

/** Not enough disk space to start: reported to the person who runs the server, and retried while cached pages can be served. */
export class DiskFull extends Error {
  /** PostgreSQL's own code. */
  readonly code = '53100'
}

/** Throws `DiskFull` if nothing could be stored; otherwise PostgreSQL would exit with a less helpful message. */
export async function requireSpace(
  folder: string,
  isFirstStart: boolean,
  measure = freeBytes,
): Promise<void> {
  const free = await measure(folder)
  const wanted = isFirstStart ? ENOUGH + FIRST_START_BYTES : RESERVE
  if (free !== null && free < wanted)
    throw new DiskFull(
      `The disk of ${folder} has ${Math.floor(free / MIB)} MiB free; the database needs ${Math.ceil(wanted / MIB)}. Free up space, or set DATA_DIR to another folder.`,
    )
}

/** Checks the free disk space once a second; the system call takes about 20 µs, off the main thread. */
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
    this.#timer = setInterval(() => void this.#check(), POLL_MS)
    this.#timer.unref()
  }

  /** Calls back when space becomes short, and when there is enough again. Tests replace `measure`. */
  static async watch(
    folder: string,
    onChange: (isLow: boolean, free: number) => void,
    measure = freeBytes,
  ): Promise<FreeSpace> {
    const space = new FreeSpace(folder, onChange, measure)
    await space.#check()
    return space
  }

  get isLow(): boolean {
    return this.#isLow
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #check(): Promise<void> {
    const free = await this.#measure(this.#folder)
    if (free === null) return
    const isLow = this.#isLow ? free < ENOUGH : free < RESERVE
    if (isLow === this.#isLow) return
    this.#isLow = isLow
    this.#onChange(isLow, free)
  }
}

/** Returns the space available to accounts other than root; `null` if the file system doesn't report it. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder)
    return blocks === 0 ? null : bavail * bsize
  } catch {
    // The folder is unavailable, as a network drive may be: the database reports that itself.
    return null
  }
}
