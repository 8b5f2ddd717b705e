import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type FileTarget, readFrom } from '../file-target/file-target'
import { isFileName } from '../media/store/file-store'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

const storedTable = z.object({
  name: identifier,
  columns: z.array(identifier).max(1_000),
  rows: z.number().int().min(0),
  /** Hash of the rows in COPY format, ordered by primary key, to verify a restored table. */
  contentSha256: sha256,
  /** Hash of the compressed file. */
  fileSha256: sha256,
})
export type StoredTable = z.infer<typeof storedTable>

const manifestSchema = z.object({
  format: z.literal('toran-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The applied migrations, in order: they create the tables for the rows. */
  migrations: z.array(z.string().regex(/^\w{1,200}$/)).max(10_000),
  tables: z.array(storedTable).max(1_000),
  sequences: z
    .array(
      z.object({ name: identifier, value: z.string().regex(/^\d{1,19}$/), isCalled: z.boolean() }),
    )
    .max(1_000),
  /** The names of pictures and documents that the database refers to: each is the SHA-256 of its content. */
  originals: z.array(z.string().refine(isFileName)),
  /** Originals missing or damaged in the store when the backup was made. */
  missingOriginals: z.array(z.string().refine(isFileName)),
})
export type Manifest = z.infer<typeof manifestSchema>

/** A complete backup: the manifest is written last. */
interface BackupEntry {
  /** The time of the backup, which is the name of its folder: `2026-11-26T03-00-00-000Z`. */
  readonly id: string
}

const BACKUPS = 'backups/'
const MANIFEST = 'manifest.json'
const MANIFEST_HASH = 'manifest.sha256'
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export function backupId(madeAt: Date): string {
  return madeAt.toISOString().replace(/[:.]/g, '-')
}

export function tableKey(id: string, table: string): string {
  return `${BACKUPS}${id}/tables/${table}.copy.gz`
}

/**
 * Returns the key of an original, in subfolders as in the store: a folder with a hundred thousand files is slow on many file
 * systems.
 */
export function originalKey(name: string): string {
  return `${ORIGINALS}${name.slice(0, 2)}/${name}`
}
export const ORIGINALS = 'originals/'

export async function writeManifest(
  target: FileTarget,
  id: string,
  manifest: Manifest,
): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  const line = `${createHash('sha256').update(bytes).digest('hex')}  ${MANIFEST}\n`
  await target.put(`${BACKUPS}${id}/${MANIFEST}`, bytes)
  await target.put(`${BACKUPS}${id}/${MANIFEST_HASH}`, Buffer.from(line))
}

export async function readManifest(target: FileTarget, id: string): Promise<Manifest> {
  const bytes = await readFrom(target, `${BACKUPS}${id}/${MANIFEST}`)
  const line = await readFrom(target, `${BACKUPS}${id}/${MANIFEST_HASH}`)
  const hash = bytes && createHash('sha256').update(bytes).digest('hex')
  if (!bytes || line?.toString() !== `${hash}  ${MANIFEST}\n`)
    throw new Error(
      `The manifest of the backup ${id} is damaged: its hash is not the one it was stored with.`,
    )
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()))
  } catch (error) {
    throw new Error(
      `The backup ${id} was made by another release, which writes its manifest differently. Restore it with that release.`,
      { cause: error },
    )
  }
}

/** Lists the complete backups, newest first, and the keys of everything below `backups/`, by backup. */
export async function listBackups(target: FileTarget): Promise<{
  readonly complete: readonly BackupEntry[]
  readonly keys: ReadonlyMap<string, readonly string[]>
}> {
  const keys = new Map<string, string[]>()
  for await (const { key } of target.list(BACKUPS)) {
    const id = key.split('/')[1] ?? ''
    if (!ID.test(id)) continue
    const known = keys.get(id) ?? []
    known.push(key)
    keys.set(id, known)
  }
  const complete = [...keys]
    .filter(([id, own]) => own.includes(`${BACKUPS}${id}/${MANIFEST_HASH}`))
    .map(([id]) => ({ id }))
    .sort((a, b) => b.id.localeCompare(a.id, 'en'))
  return { complete, keys }
}
