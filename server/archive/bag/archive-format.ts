import { z } from 'zod'

/** The version of the format. One that a reader doesn't know is refused: docs/archive.md says what changes it. */
export const ARCHIVE_FORMAT = 1

/** Of one line, in bytes. A page has 500 blocks at most by default, in some languages: a few MB. */
export const MAX_LINE_BYTES = 32 * 1024 * 1024
/** Of an original: no upload is larger, and one is in memory at a time. */
export const MAX_ORIGINAL_BYTES = 64 * 1024 * 1024
/** The most bytes of a manifest: enough for 500,000 files. */
export const MAX_MANIFEST_BYTES = 64 * 1024 * 1024

/** What is outside: named, but not there. */
export const OUTSIDE_FILE = 'data/outside.jsonl'
export const MEDIA_FOLDER = 'data/media/'

export function linesFile(name: string): string {
  return `data/${name}.jsonl`
}

const scope = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('network') }),
  z.strictObject({ of: z.literal('location'), location: z.string().max(200) }),
  z.strictObject({ of: z.literal('page'), page: z.number().int() }),
])

/** What `toran.json` says. Its own shape does not change between versions, so that each reader can tell what it has. */
export const archiveFacts = z.looseObject({
  format: z.number().int(),
  scope,
  /** Whether all saved versions are in it, not only those that are needed. */
  history: z.boolean(),
  /** The number of the location that all others fall back to; `null` where it is not in the archive. */
  defaultLocation: z.number().int().nullable(),
  /** How many lines each file has. */
  lines: z.record(z.string().max(100), z.number().int()),
  /** How many originals there are. */
  originals: z.number().int(),
})
export type ArchiveFacts = z.infer<typeof archiveFacts>

/** The names that files of an archive have; none leads out of its folder. */
export const FILE_NAME =
  /^(?:bagit\.txt|bag-info\.txt|toran\.json|manifest-sha256\.txt|tagmanifest-sha256\.txt|data\/[A-Za-z]{1,60}\.jsonl|data\/media\/[0-9a-f]{64}\.(?:jpeg|webp|pdf))$/
