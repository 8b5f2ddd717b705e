import type { Readable } from 'node:stream'
import { MAX_LINE_BYTES } from './archive-format'
import { ArchiveProblem } from './archive-problem'
import type { BagSource } from './bag-source'

export interface JsonLine {
  /** Line number in its file, from 1. */
  readonly line: number
  readonly json: Readonly<Record<string, unknown>>
}

const NEW_LINE = 10

/** Yields the lines of a file, one at a time; none if the file doesn't exist. */
export async function* jsonLines(bag: BagSource, file: string): AsyncGenerator<JsonLine> {
  if (!bag.files.has(file)) return
  let line = 0
  for await (const bytes of linesOf(await bag.open(file), file)) {
    line += 1
    yield { line, json: parsed(bytes, `${file}, line ${line}`) }
  }
}

async function* linesOf(stream: Readable, file: string): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)])
      parts = []
      size = 0
      from = end + 1
    }
    const rest = chunk.subarray(from)
    size += rest.length
    if (size > MAX_LINE_BYTES)
      throw new ArchiveProblem(
        `${file} has a line of more than ${MAX_LINE_BYTES} bytes. No record is so large.`,
      )
    if (rest.length > 0) parts.push(rest)
  }
  if (size > 0) yield Buffer.concat(parts)
}

function parsed(bytes: Buffer, where: string): Readonly<Record<string, unknown>> {
  const json = parse(bytes, where)
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new ArchiveProblem(`${where} is not a JSON object.`)
  // Checked above: an object, not an array.
  return json as Readonly<Record<string, unknown>>
}

function parse(bytes: Buffer, where: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new ArchiveProblem(`${where} is not JSON.`)
    throw error
  }
}

/** Groups lines into batches small enough to be in memory at once. */
export async function* batchesOf(
  lines: AsyncIterable<JsonLine>,
  most: number,
): AsyncGenerator<readonly JsonLine[]> {
  let batch: JsonLine[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < most) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
