import { createHash } from 'node:crypto'
import {
  ARCHIVE_FORMAT,
  type ArchiveFacts,
  archiveFacts,
  MAX_MANIFEST_BYTES,
  MAX_ORIGINAL_BYTES,
  MEDIA_FOLDER,
} from './archive-format'
import { ArchiveProblem, refuseProblems } from './archive-problem'
import type { BagSource } from './bag-source'

const MANIFEST = 'manifest-sha256.txt'
const TAG_MANIFEST = 'tagmanifest-sha256.txt'
const MAX_FACTS_BYTES = 1024 * 1024

/** Reads every file once and compares its hash. Returns the archive's facts; throws for any problem. */
export async function checkBag(bag: BagSource): Promise<ArchiveFacts> {
  const facts = await readFacts(bag)
  const payload = await readManifest(bag, MANIFEST)
  const tags = await readManifest(bag, TAG_MANIFEST)
  const problems = [
    ...(await findDamaged(bag, tags)),
    ...findMissing(bag, payload),
    ...unlisted(bag, payload, tags),
    ...tooLarge(bag),
  ]
  refuseProblems('The archive is damaged:', problems)
  refuseProblems('The archive is damaged:', await findDamaged(bag, payload))
  return facts
}

async function readFacts(bag: BagSource): Promise<ArchiveFacts> {
  const text = await readText(bag, 'toran.json', MAX_FACTS_BYTES)
  const facts = archiveFacts.safeParse(parse(text))
  if (!facts.success)
    throw new ArchiveProblem(
      'The archive’s toran.json can’t be read: it was made by no release of Toran.',
    )
  if (facts.data.format !== ARCHIVE_FORMAT)
    throw new ArchiveProblem(
      `The archive has format ${facts.data.format}, and this release reads format ${ARCHIVE_FORMAT}. Use the release that made it, or a newer one.`,
    )
  return facts.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

type Hashes = ReadonlyMap<string, string>

async function readManifest(bag: BagSource, file: string): Promise<Hashes> {
  const lines = (await readText(bag, file, MAX_MANIFEST_BYTES)).split('\n').filter(Boolean)
  return new Map(
    lines.map((line, index) => {
      const [, hash, name] = /^([0-9a-f]{64}) {1,2}(\S+)$/.exec(line) ?? []
      if (hash === undefined || name === undefined)
        throw new ArchiveProblem(`${file}, line ${index + 1}, is not a hash and a name.`)
      return [name, hash]
    }),
  )
}

async function readText(bag: BagSource, file: string, most: number): Promise<string> {
  const size = bag.files.get(file)
  if (size === undefined)
    throw new ArchiveProblem(`The archive has no ${file}: it is incomplete, or not one of Toran.`)
  if (size > most)
    throw new ArchiveProblem(`${file} has ${size} bytes, and at most ${most} are read.`)
  const parts: Buffer[] = []
  for await (const part of await bag.open(file)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function findMissing(bag: BagSource, payload: Hashes): readonly string[] {
  return [...payload.keys()]
    .filter((name) => !bag.files.has(name))
    .map((name) => `${name} is missing`)
}

function unlisted(bag: BagSource, payload: Hashes, tags: Hashes): readonly string[] {
  return [...bag.files.keys()]
    .filter((name) => !payload.has(name) && !tags.has(name) && name !== TAG_MANIFEST)
    .map((name) => `${name} is in no manifest`)
}

function tooLarge(bag: BagSource): readonly string[] {
  return [...bag.files]
    .filter(([name, size]) => name.startsWith(MEDIA_FOLDER) && size > MAX_ORIGINAL_BYTES)
    .map(
      ([name, size]) =>
        `${name} has ${size} bytes, and an original has ${MAX_ORIGINAL_BYTES} at most`,
    )
}

async function findDamaged(bag: BagSource, hashes: Hashes): Promise<readonly string[]> {
  const problems: string[] = []
  for (const [name, expected] of hashes) {
    if (!bag.files.has(name)) continue
    if ((await hashOf(bag, name)) !== expected)
      problems.push(`${name} has changed since it was written`)
  }
  return problems
}

/** Returns the hash of a file; `null` if it can’t be read completely. */
async function hashOf(bag: BagSource, name: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const part of await bag.open(name)) hash.update(part)
  } catch (error) {
    if (isFault(error)) throw error
    return null
  }
  return hash.digest('hex')
}

/** Returns whether an error is a disk fault, as opposed to damage of a zip, whose errors have no code or one from zlib. */
function isFault(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code !== undefined && !code.startsWith('Z_')
}
