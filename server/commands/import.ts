import type { ImportResult } from '../archive/import/import-archive'
import type { LineState } from '../archive/import/import-report'
import { ARCHIVE_PATH, withArchiveErrors, withStore } from './archive-options'
import { type CommandResult, defineCommand } from './command'

export default defineCommand({
  name: 'import',
  summary: 'Reads an archive into an empty or a filled database',
  description:
    'The whole archive is checked before anything is written, and its content is written in one transaction. Existing content that differs is kept, and the command exits with 1, unless you pass --overwrite. An interrupted import can be run again.',
  arguments: [ARCHIVE_PATH],
  options: {
    'dry-run': { type: 'boolean', description: 'only report what would change, line by line' },
    overwrite: { type: 'boolean', description: 'replace existing content with the archive’s' },
  },
  async run({ options, arguments: [path = ''] }, context) {
    const [{ withApp }, { importArchive }] = await Promise.all([
      import('./open-for-command'),
      import('../archive/import/import-archive'),
    ])
    const isDryRun = options['dry-run'] ?? false
    const overwrites = options.overwrite ?? false
    return withArchiveErrors(() =>
      withApp(context, (app) =>
        withStore(context, async (store) => {
          const imported = await importArchive(
            app,
            { store, path },
            { isDryRun, overwrites, progress: (text) => context.progress(text) },
          )
          return resultOf(imported, { isDryRun, overwrites })
        }),
      ),
    )
  },
})

const STATES: readonly LineState[] = ['new', 'changed', 'equal', 'conflict', 'missing']
/** Lines shown to people; `--json` has more. */
const MAX_SHOWN = 50
const NO_PEOPLE =
  '  people: none in this archive. Comments are shown as written by a “Former member”. Saved versions and plans keep the names of those who made them; a plan is done only if that person has an account here.'

function resultOf(
  { counts, listed, unlisted, originals, hasPeople }: ImportResult,
  { isDryRun, overwrites }: { readonly isDryRun: boolean; readonly overwrites: boolean },
): CommandResult {
  const rows = Object.entries(counts).map(([kind, states]) => {
    const parts = STATES.filter((state) => states[state] > 0).map(
      (state) => `${states[state]} ${state}`,
    )
    return `  ${kind}: ${parts.join(', ')}`
  })
  const lines = listed
    .slice(0, MAX_SHOWN)
    .map(
      ({ file, line, state, title, message }) =>
        `  ${file}:${line} ${state} “${title}”: ${message}`,
    )
  const more = listed.length - lines.length + unlisted
  return {
    text: [
      isDryRun ? 'Nothing was written. This would be:' : 'Imported the archive.',
      ...rows,
      ...(isDryRun
        ? []
        : [`  originals: ${originals.stored} stored, ${originals.known} there before`]),
      ...(hasPeople ? [] : [NO_PEOPLE]),
      ...lines,
      ...(more > 0 ? [`  and ${more} more lines`] : []),
    ].join('\n'),
    data: {
      ...{ dryRun: isDryRun, overwrite: overwrites, counts, lines: listed, unlisted, originals },
      hasPeople,
    },
    hasFailed: listed.length > 0,
  }
}
