import { ArchiveProblem } from '../bag/archive-problem'

/**
 * The match of a record of the archive: `known` by its key, `recognised` by its content, `new`; or `outside` the archive and
 * either present or `missing`.
 */
type MatchState = 'new' | 'known' | 'recognised' | 'outside' | 'missing'

const MATCH_STATES: readonly MatchState[] = ['new', 'known', 'recognised', 'outside', 'missing']
const FIRST_SIZE = 1024

/** Maps archive numbers to database ids. Takes about 60 bytes per record. */
export class ImportedIds {
  readonly #kinds = new Map<string, NumbersOfKind>()

  set(kind: string, number: number, id: number, standing: MatchState): void {
    const known = this.#kinds.get(kind) ?? new NumbersOfKind()
    this.#kinds.set(kind, known)
    known.set(number, id, standing)
  }

  /** Throws for a number without a line, which means the archive was not made by an export. */
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

  standing(kind: string, number: number): MatchState | undefined {
    return this.#kinds.get(kind)?.standing(number)
  }

  /** Returns whether a record doesn't exist and won't: rows that require it can't be written. */
  isAbsent(kind: string, number: number): boolean {
    return (
      this.standing(kind, number) === 'missing' || this.#kinds.get(kind)?.isSkipped(number) === true
    )
  }

  skip(kind: string, number: number): void {
    this.#kinds.get(kind)?.skip(number)
  }

  /** Records that its row was written, and the offset of its versions relative to the archive. */
  wrote(kind: string, number: number, offset: number): void {
    this.#kinds.get(kind)?.wrote(number, offset)
  }

  /** Records that attached rows were written, so that derived data may have changed. */
  touch(kind: string, number: number): void {
    this.#kinds.get(kind)?.touch(number)
  }

  /** Returns whether its row or attached rows were written. */
  isTouched(kind: string, number: number): boolean {
    return this.offset(kind, number) !== null || this.#kinds.get(kind)?.isTouched(number) === true
  }

  /** Returns the offset of its versions relative to the archive; `null` if it was not written. */
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

  set(number: number, id: number, standing: MatchState): void {
    if (number >= this.#ids.length) this.#grow(number)
    this.#ids[number] = id
    this.#standings[number] = MATCH_STATES.indexOf(standing)
    this.#numbers.set(id, number)
  }

  id(number: number): number {
    return this.#ids[number] ?? 0
  }

  number(id: number): number | undefined {
    return this.#numbers.get(id)
  }

  standing(number: number): MatchState | undefined {
    return this.id(number) === 0 ? undefined : MATCH_STATES[this.#standings[number] ?? 0]
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
