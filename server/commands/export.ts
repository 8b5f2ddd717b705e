import type { App } from '../app/app'
import type { ArchiveScope } from '../archive/archive-scope'
import type { ExportResult } from '../archive/export-archive'
import { ARCHIVE_PATH, withArchiveErrors, withStore } from './archive-options'
import { type CommandResult, defineCommand, WrongUse } from './command'
import { exportStaticSite } from './export-static-site'

export default defineCommand({
  name: 'export',
  summary: 'Writes an archive, or the public site as files',
  description:
    'It can run beside the server. An archive has the network, a location, or a page with what it needs, in one state of the database; passwords, tokens and the audit log are not in it, personal data only with --people (docs/archive.md). With --static it is the public site as files that any web server can serve (docs/static-export.md).',
  arguments: [ARCHIVE_PATH],
  options: {
    location: {
      type: 'string',
      value: 'SLUG',
      description: 'only this location, by its site address (the whole network)',
    },
    page: {
      type: 'string',
      value: 'ID',
      description: 'only this page: its number, or its path at the location',
    },
    history: {
      type: 'boolean',
      description: 'with all saved versions (only those that are needed)',
    },
    people: {
      type: 'boolean',
      description:
        'with personal data: people and their access, authors of comments, sign-ups, messages, calendar subscriptions; never what people sign in with',
    },
    static: {
      type: 'boolean',
      description: 'the public site as files, with redirects for nginx and hosts of files',
    },
    server: {
      type: 'string',
      value: 'ORIGIN',
      description: 'with --static: the server that answers forms and searches (SITE_ORIGIN)',
    },
  },
  async run({ options, arguments: [path = ''] }, context) {
    if (options.static) return exportStaticSite(path, options, context)
    if (options.people && options.page !== undefined)
      throw new WrongUse('--people goes with the network or a location, not with --page.')
    if (options.server !== undefined) throw new WrongUse('--server belongs to --static.')
    const [{ withApp }, { exportArchive }] = await Promise.all([
      import('./open-for-command'),
      import('../archive/export-archive'),
    ])
    return withArchiveErrors(() =>
      withApp(context, (app) =>
        withStore(context, async (store) => {
          const scope = await scopeOf(app, options)
          const exported = await exportArchive({ database: app.database, store }, path, {
            ...{ scope, withHistory: options.history ?? false },
            withPeople: options.people ?? false,
            progress: (text) => context.progress(text),
          })
          return resultOf(path, exported)
        }),
      ),
    )
  },
})

async function scopeOf(
  app: App,
  { location, page }: { readonly location?: string; readonly page?: string },
): Promise<ArchiveScope> {
  if (page === undefined)
    return location === undefined ? { of: 'network' } : { of: 'location', location }
  if (page.startsWith('/')) {
    const { pageAt } = await import('../archive/page-at')
    return { of: 'page', page: await pageAt(app.database.orm, { path: page, location }) }
  }
  if (!/^[1-9]\d{0,8}$/.test(page))
    throw new WrongUse(`“${page}” isn’t a page. Use its number or its path, like /visit.`)
  return { of: 'page', page: Number(page) }
}

function resultOf(path: string, { lines, originals, missing }: ExportResult): CommandResult {
  const counts = Object.entries(lines).map(([kind, count]) => `  ${kind}: ${count}`)
  const lost = missing.map((name) => `\n  ${name}`).join('')
  return {
    text: [
      `Wrote ${path}.`,
      ...counts,
      `  originals: ${originals}`,
      ...(missing.length > 0
        ? [
            `These originals are missing or damaged in the store, and are not in the archive:${lost}`,
          ]
        : []),
    ].join('\n'),
    data: { path, lines, originals, missing },
    hasFailed: missing.length > 0,
  }
}
