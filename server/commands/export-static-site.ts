import { join } from 'node:path'
import type { StaticExportResult } from '../static-export/export-static'
import { withArchiveErrors, withStore } from './archive-options'
import { type CommandContext, CommandFailed, type CommandResult, WrongUse } from './command'

interface StaticSiteOptions {
  readonly location?: string
  readonly page?: string
  readonly history?: boolean
  readonly server?: string
}

/** Writes the public site as files (`toran export --static`). */
export async function exportStaticSite(
  path: string,
  { location, page, history, server }: StaticSiteOptions,
  context: CommandContext,
): Promise<CommandResult> {
  if (page !== undefined || history)
    throw new WrongUse('--static writes whole sites: --page and --history belong to archives.')
  const answers = originOf(server ?? context.configuration().origin)
  const [{ withApp }, { exportStatic }, { builtAssets }, { withPictures }] = await Promise.all([
    import('./open-for-command'),
    import('../static-export/export-static'),
    import('../http/built-assets'),
    import('./with-pictures'),
  ])
  const dist = join(context.root, 'dist')
  return withArchiveErrors(() =>
    withApp(context, (app) =>
      withStore(context, async (store) => {
        const { visitorScript } = await builtAssets(dist)
        const folders = ['visitor', 'editor'].map((part) => join(dist, part, 'assets/site'))
        const exported = await withPictures({ app, store, context }, (pictures) =>
          withStaticProblems(() =>
            exportStatic(app, {
              ...{ path, location, server: answers, pictures },
              assets: { visitorScript, folders },
              progress: (text) => context.progress(text),
            }),
          ),
        )
        return resultOf(path, answers, exported)
      }),
    ),
  )
}

/** Converts problems of a static export to command errors. */
async function withStaticProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  const { StaticExportProblem } = await import('../static-export/static-folder')
  try {
    return await work()
  } catch (error) {
    throw error instanceof StaticExportProblem ? new CommandFailed(error.message) : error
  }
}

function originOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) {
    const url = new URL(text)
    if (url.pathname === '/' && url.search === '' && url.hash === '') return url.origin
  }
  throw new WrongUse(`“${text}” is no origin. Give one like https://www.example.org.`)
}

/** Problems shown to people; `--json` has all. */
const MAX_SHOWN = 50

function resultOf(
  path: string,
  server: string,
  { pages, pictures, redirects, problems }: StaticExportResult,
): CommandResult {
  const more = problems.length - MAX_SHOWN
  return {
    text: [
      `Wrote ${path}. Serve ${join(path, 'public')}; nginx/ has what nginx needs.`,
      `  pages and files: ${pages}`,
      `  pictures: ${pictures}`,
      `  redirects: ${redirects}`,
      `  forms and searches are answered at ${server}`,
      ...problems.slice(0, MAX_SHOWN).map((problem) => `  ${problem}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
    data: { path, server, pages, pictures, redirects, problems },
    hasFailed: problems.length > 0,
  }
}
