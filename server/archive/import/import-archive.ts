import { sql } from 'drizzle-orm'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { searchAnswers } from '../../database/tables'
import { emptyNetwork } from '../../import/empty-network'
import { importNetwork } from '../../import/import-network'
import { isFilled } from '../../import/is-filled'
import type { FileStore } from '../../media/store/file-store'
import { endSetup, isSetupPending } from '../../people/pending-setup'
import { archivedKinds } from '../archived-kinds'
import { attachedRows } from '../attached-rows'
import { type ArchiveFacts, PEOPLE_FILE } from '../bag/archive-format'
import { type BagSource, openBagSource } from '../bag/bag-source'
import { checkBag } from '../bag/check-bag'
import { networkName } from '../keys'
import { enqueueSchedules } from './enqueue-schedules'
import { importOriginals } from './import-originals'
import { ImportReport, type ReportedLine, type StateCounts } from './import-report'
import { ImportedAccounts } from './imported-accounts'
import type { ImportContext } from './importing'
import { announceImport, keepOriginals, refreshImported } from './refresh-imported'
import { resolveIds } from './resolve-ids'
import { writeAttached } from './write-attached'
import { writeDetached } from './write-detached'
import { refreshHolders, writePeople } from './write-people'
import { writeParts, writeRecords } from './write-records'
import { writeRollouts } from './write-rollouts'

export interface ImportOptions {
  /** Does everything and rolls it back, so the report is exact. */
  readonly isDryRun: boolean
  readonly overwrites: boolean
  readonly progress?: (text: string) => void
}

export interface ImportResult {
  readonly counts: Readonly<Record<string, StateCounts>>
  readonly listed: readonly ReportedLine[]
  /** Lines that are counted but not listed. */
  readonly unlisted: number
  readonly originals: { readonly stored: number; readonly known: number }
  /** False if the archive has no people: it was made without them, or there were none. */
  readonly hasPeople: boolean
}

/**
 * Imports an archive: first it is checked completely, then originals are stored, then its content is written in one transaction.
 */
export async function importArchive(
  app: Pick<App, 'database' | 'changes'>,
  { store, path }: { readonly store: FileStore; readonly path: string },
  options: ImportOptions,
): Promise<ImportResult> {
  const bag = await openBagSource(path)
  try {
    options.progress?.('Checking the archive')
    const facts = await checkBag(bag)
    const originals = options.isDryRun
      ? { stored: 0, known: 0 }
      : await importOriginals({ app, store, bag }, options.progress)
    options.progress?.('Writing the content')
    const report = await writeContent(app, { bag, facts }, options)
    const { counts, listed, unlisted } = report
    return { counts, listed, unlisted, originals, hasPeople: bag.files.has(PEOPLE_FILE) }
  } finally {
    bag.close()
  }
}

/** Thrown to roll back the transaction of a dry run. */
class DryRunEnded extends Error {
  constructor(readonly report: ImportReport) {
    super('A dry run is taken back')
  }
}

async function writeContent(
  app: Pick<App, 'database' | 'changes'>,
  archive: { readonly bag: BagSource; readonly facts: ArchiveFacts },
  { isDryRun, overwrites }: ImportOptions,
): Promise<ImportReport> {
  const network = await networkName(app.database.orm)
  // A page or a location of another network needs the location that all others fall back to.
  if (!isDryRun && archive.facts.defaultLocation === null && !(await isFilled(app.database.orm)))
    await importNetwork(app, emptyNetwork, { storePicture: noPicture })
  try {
    return await app.changes.write(async (tx) => {
      const report = await writeInside(tx, { ...archive, network, overwrites })
      if (isDryRun) throw new DryRunEnded(report)
      return report
    })
  } catch (error) {
    if (error instanceof DryRunEnded) return error.report
    throw error
  }
}

function noPicture(): never {
  throw new Error('The empty network has no pictures')
}

interface Content {
  readonly bag: BagSource
  readonly facts: ArchiveFacts
  readonly network: string
  readonly overwrites: boolean
}

async function writeInside(
  tx: Orm,
  { bag, facts, network, overwrites }: Content,
): Promise<ImportReport> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  // A second import waits for the first, which may take minutes.
  await tx.execute(sql`set local statement_timeout = 0`)
  // Prevents concurrent imports, and the initial import of sample content into an empty database.
  await tx.execute(sql`lock table settings in exclusive mode`)
  const isEmpty = !(await isFilled(tx))
  // Content that a server writes into an empty database at its start may be replaced.
  const isUntouched = !isEmpty && facts.defaultLocation !== null && (await isSetupPending(tx))
  const kinds = archivedKinds()
  const { defaultLocation } = facts
  // Migrations insert default answers, which the archive's replace.
  if (isEmpty && facts.lines.searchAnswer) await tx.delete(searchAnswers)
  const ids = await resolveIds({ tx, bag, kinds, network, isEmpty, defaultLocation })
  const report = new ImportReport()
  const accounts = await ImportedAccounts.read(tx, bag)
  const importing: ImportContext = {
    ...{ tx, bag, network, kinds, ids, accounts, report },
    overwrites: overwrites || isUntouched,
  }
  const all = [...kinds.values()]
  const content = all.filter(({ isPersonal }) => !isPersonal)
  for (const kind of content) await writeRecords(importing, kind)
  for (const kind of content) await writeParts(importing, kind)
  await refreshHolders(importing)
  await writePeople(importing)
  await accounts.readExisting(tx)
  const personal = all.filter(({ isPersonal }) => isPersonal)
  for (const kind of personal) await writeRecords(importing, kind)
  for (const kind of personal) await writeParts(importing, kind)
  for (const rows of attachedRows()) await writeAttached(importing, rows)
  await writeRollouts(importing, facts.history)
  await writeDetached(importing)
  await enqueueSchedules(tx)
  await keepOriginals(importing)
  await refreshImported(importing, isEmpty)
  if (isUntouched) await endSetup(tx)
  await announceImport(tx, { sum: (state) => report.sum(state) })
  return report
}
