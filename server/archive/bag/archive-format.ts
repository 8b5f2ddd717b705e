import { z } from 'zod'

/** The version of the format. Readers refuse unknown versions: docs/archive.md lists the changes that require a new one. */
export const ARCHIVE_FORMAT = 1

/** Maximum size of a line, in bytes. By default a page has at most 500 blocks, in several languages: a few MB. */
export const MAX_LINE_BYTES = 32 * 1024 * 1024
/** Maximum size of an original, in bytes: no upload is larger, and only one is in memory at a time. */
export const MAX_ORIGINAL_BYTES = 64 * 1024 * 1024
/** Maximum size of a manifest, in bytes: enough for 500,000 files. */
export const MAX_MANIFEST_BYTES = 64 * 1024 * 1024

/** Records referred to but not included. */
export const OUTSIDE_FILE = 'data/outside.jsonl'
/** People with what they can do, only where they were asked for. */
export const PEOPLE_FILE = 'data/people.jsonl'
export const MEDIA_FOLDER = 'data/media/'

export function linesFile(name: string): string {
  return `data/${name}.jsonl`
}

const scope = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('network') }),
  z.strictObject({ of: z.literal('location'), location: z.string().max(200) }),
  z.strictObject({ of: z.literal('page'), page: z.number().int() }),
])

/** Schema of `toran.json`. Its own structure never changes, so that every reader can identify the version. */
export const archiveFacts = z.looseObject({
  format: z.number().int(),
  scope,
  /** True if it contains all saved versions, not only the required ones. */
  history: z.boolean(),
  /** The number of the location that all others fall back to; `null` if it isn't in the archive. */
  defaultLocation: z.number().int().nullable(),
  /** The number of lines of each file. */
  lines: z.record(z.string().max(100), z.number().int()),
  /** The number of originals. */
  originals: z.number().int(),
})
export type ArchiveFacts = z.infer<typeof archiveFacts>

/** Pattern of file names in an archive; none can leave its folder. */
export const FILE_NAME =
  /^(?:bagit\.txt|bag-info\.txt|toran\.json|manifest-sha256\.txt|tagmanifest-sha256\.txt|data\/[A-Za-z]{1,60}\.jsonl|data\/media\/[0-9a-f]{64}\.(?:jpeg|webp|pdf))$/
