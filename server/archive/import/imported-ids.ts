import { ArchiveProblem } from '../bag/archive-problem'

/**
 * What became of a record of the archive: `known` by its key, `recognised` by what it says, `new`; or `outside` of the archive, there or
 * `missing`.
 */
type Standing = 'new' | 'known' | 'recognised' | 'outside' | 'missing'

const STANDINGS: readonly Standing[] = ['new', 'known', 'recognised', 'outside', 'missing']
const FIRST_SIZE = 1024

/** The ids in the database of the numbers of an archive. Takes some 60 bytes a record. */
export class ImportedIds {
  readonly #kinds = new Map<string, NumbersOfKind>()

  set(kind: string, number: number, id: number, standing: Standing): void {
    const known = this.#kinds.get(kind) ?? new NumbersOfKind()
    this.#kinds.set(kind, known)
    known.set(number, id, standing)
  }

  /** Throws for a number that no line has: the archive would have been made by something else. */
  id(kind: string, number: number): number {
    if (!Number.isSafeInteger(number) || number < 1) return number
    const id = this.#kinds.get(kind)?.id(number) ?? 0
    if (id === 0)
      throw new ArchiveProblem(
        `A line refers to the ${kind} ${number}, which isn’t in the archive. The archive was changed, or not made by Toran.`,
      )
    return id
  }

  has(kind: string, number: number): boolean {
    return (this.#kinds.get(kind)?.id(number) ?? 0) !== 0
  }

  number(kind: string, id: number): number | undefined {
    return this.#kinds.get(kind)?.number(id)
  }

  standing(kind: string, number: number): Standing | undefined {
    return this.#kinds.get(kind)?.standing(number)
  }

  /** It isn’t there and won’t be: what has to name it can’t be written. */
  isAbsent(kind: string, number: number): boolean {
    return (
      this.standing(kind, number) === 'missing' || this.#kinds.get(kind)?.isSkipped(number) === true
    )
  }

  skip(kind: string, number: number): void {
    this.#kinds.get(kind)?.skip(number)
  }

  /** Notes that its row was written, and by how much its versions are greater than in the archive. */
  wrote(kind: string, number: number, offset: number): void {
    this.#kinds.get(kind)?.wrote(number, offset)
  }

  /** Notes that rows beside it were written: what is derived from it may be another. */
  touch(kind: string, number: number): void {
    this.#kinds.get(kind)?.touch(number)
  }

  /** Whether its row or rows beside it were written. */
  isTouched(kind: string, number: number): boolean {
    return this.offset(kind, number) !== null || this.#kinds.get(kind)?.isTouched(number) === true
  }

  /** By how much its versions are greater than in the archive; `null` for what was not written. */
  offset(kind: string, number: number): number | null {
    return this.#kinds.get(kind)?.offset(number) ?? null
  }
}

class NumbersOfKind {
  #ids = new Int32Array(FIRST_SIZE)
  #standings = new Uint8Array(FIRST_SIZE)
  readonly #numbers = new Map<number, number>()
  readonly #skipped = new Set<number>()
  readonly #offsets = new Map<number, number>()
  readonly #touched = new Set<number>()

  set(number: number, id: number, standing: Standing): void {
    if (number >= this.#ids.length) this.#grow(number)
    this.#ids[number] = id
    this.#standings[number] = STANDINGS.indexOf(standing)
    this.#numbers.set(id, number)
  }

  id(number: number): number {
    return this.#ids[number] ?? 0
  }

  number(id: number): number | undefined {
    return this.#numbers.get(id)
  }

  standing(number: number): Standing | undefined {
    return this.id(number) === 0 ? undefined : STANDINGS[this.#standings[number] ?? 0]
  }

  isSkipped(number: number): boolean {
    return this.#skipped.has(number)
  }

  skip(number: number): void {
    this.#skipped.add(number)
  }

  touch(number: number): void {
    this.#touched.add(number)
  }

  isTouched(number: number): boolean {
    return this.#touched.has(number)
  }

  wrote(number: number, offset: number): void {
    this.#offsets.set(number, offset)
  }

  offset(number: number): number | undefined {
    return this.#offsets.get(number)
  }

  #grow(number: number): void {
    const length = Math.max(number + 1, this.#ids.length * 2)
    const ids = new Int32Array(length)
    ids.set(this.#ids)
    this.#ids = ids
    const standings = new Uint8Array(length)
    standings.set(this.#standings)
    this.#standings = standings
  }
}
