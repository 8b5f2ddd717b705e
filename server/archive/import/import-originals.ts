import type { App } from '../../app/app'
import { pendingOriginals } from '../../database/tables'
import { formatOf, originalName } from '../../media/originals'
import type { FileStore } from '../../media/store/file-store'
import { MEDIA_FOLDER } from '../bag/archive-format'
import { refuseProblems } from '../bag/archive-problem'
import type { BagSource } from '../bag/bag-source'

interface Originals {
  readonly stored: number
  /** Originals that were already stored. */
  readonly known: number
}

/** The first bytes of each file format. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF[\s\S]{4}WEBP/,
  pdf: /^%PDF-/,
}
const SNIFFED_BYTES = 12

/**
 * Stores originals that the store lacks, one in memory at a time, before any row refers to them. An interrupted import resumes
 * where it stopped. Originals without a picture are later swept, like those of failed uploads.
 */
export async function importOriginals(
  {
    app,
    store,
    bag,
  }: { readonly app: Pick<App, 'database'>; readonly store: FileStore; readonly bag: BagSource },
  progress?: (text: string) => void,
): Promise<Originals> {
  const files = [...bag.files.keys()].filter((name) => name.startsWith(MEDIA_FOLDER)).sort()
  let known = 0
  let stored = 0
  for (const file of files) {
    const name = file.slice(MEDIA_FOLDER.length)
    if ((await store.head(name))?.size === bag.files.get(file)) {
      known += 1
      continue
    }
    const bytes = await readWhole(bag, file)
    refuseProblems('An original of the archive can’t be stored:', problemsOf(file, name, bytes))
    await app.database.orm
      .insert(pendingOriginals)
      .values({ name })
      .onConflictDoUpdate({ target: pendingOriginals.name, set: { since: new Date() } })
    await store.put(name, bytes)
    stored += 1
    if (stored % 100 === 0) progress?.(`${stored + known} of ${files.length} originals`)
  }
  return { stored, known }
}

async function readWhole(bag: BagSource, file: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await bag.open(file)) parts.push(part)
  return Buffer.concat(parts)
}

function problemsOf(file: string, name: string, bytes: Buffer): readonly string[] {
  const format = formatOf(name)
  if (originalName({ bytes, format }) !== name) return [`${file} isn’t named by its SHA-256`]
  const begins = bytes.subarray(0, SNIFFED_BYTES).toString('latin1')
  return BEGINNINGS[format]?.test(begins) ? [] : [`${file} is no ${format} file`]
}
