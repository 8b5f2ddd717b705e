import { join, resolve } from 'node:path'
import { definitions } from '#renderer/registry/definitions'
import type { App } from '../app/app'
import { isUnavailable } from '../database/unavailable'
import { createSiteContent } from '../site/content/create-site-content'
import { addressOf, type PageLocation } from '../site/content/site-address'
import { createSite } from '../site/site'
import { placesOf } from './list-places'
import { openStaticFolder, StaticExportProblem, type StaticFolder } from './static-folder'
import { createStaticLinks } from './static-links'
import { nginxMaps, nginxServer } from './static-nginx'
import { createStaticPages, type StaticPages } from './static-pages'
import { createStaticPictures, type PictureSource } from './static-pictures'
import { redirectsFile } from './static-redirects'
import { type StaticScope, scopeOf } from './static-scope'
import { createWorkBeside } from './work-beside'
import { writeSiteFiles } from './write-site-files'

interface StaticExportOptions {
  /** The folder to write or replace. */
  readonly path: string
  /** Slug of the only location to export; the whole network if omitted. */
  readonly location?: string | undefined
  /** Origin of the server that handles forms and searches. */
  readonly server: string
  readonly assets: StaticAssets
  readonly pictures: PictureSource
  readonly progress: (text: string) => void
}

/** Files that browsers load besides pages. */
interface StaticAssets {
  /** Address of the script that starts islands. */
  readonly visitorScript: string
  /** Folders with the files below `/assets/site`. */
  readonly folders: readonly string[]
}

export interface StaticExportResult {
  readonly pages: number
  readonly pictures: number
  readonly redirects: number
  /** Sentences about parts that couldn’t be exported correctly. */
  readonly problems: readonly string[]
}

/** Number of pages in memory that wait for their pictures, so that the encoders always have work. */
const MAX_WAITING_PAGES = 20
/** Number of addresses between two progress reports. */
const REPORT_EVERY = 100

/**
 * Writes the public site as files, from the list of its pages and with the same renderer. Only 20 pages and five pictures are in
 * memory at a time. The path stays unchanged until the export is complete. Throws a `StaticExportProblem` if something can’t be
 * exported.
 */
export async function exportStatic(
  app: App,
  options: StaticExportOptions,
): Promise<StaticExportResult> {
  const content = createSiteContent(app)
  const { origin } = app.configuration
  const scope = scopeOf(await content.sites(), { location: options.location, origin })
  const problems = new Set<string>()
  const note = (problem: string) => void problems.add(problem)
  const folder = await openStaticFolder(options.path)
  const beside = createWorkBeside(MAX_WAITING_PAGES)
  const site = createSite({
    ...{ content, registry: definitions, origin, formsAt: options.server, isUnavailable },
    visitorScript: options.assets.visitorScript,
    onBlockFailure: ({ name }, { documentId, title }) =>
      note(`The block ${name} of page ${documentId} (“${title}”) can’t be shown.`),
  })
  try {
    const pictures = createStaticPictures(options.pictures, folder, note)
    const parts = { site, scope, origin, server: options.server }
    const linked = new Map<string, PageLocation>()
    const onRecord = (place: PageLocation) => void linked.set(addressOf(place), place)
    const links = createStaticLinks({ ...parts, media: pictures.write, onRecord })
    const pages = createStaticPages({ ...parts, folder, links, beside, onProblem: note })
    for (const from of options.assets.folders) await folder.copy(from, 'assets/site')
    await writePages({ content, scope, pages, linked, beside, progress: options.progress })
    await writeSiteFiles({ content, scope, liveOrigin: origin, folder, pages })
    await beside.finish()
    await writeServerFiles(folder, { pages, scope, path: options.path })
    await folder.finish()
    const { count, redirects } = pages
    return {
      ...{ pages: count, pictures: pictures.count, redirects: redirects.length },
      problems: [...problems],
    }
  } catch (error) {
    await beside.settle()
    await folder.discard()
    throw error
  } finally {
    await site.close()
  }
}

type PagesToWrite = Parameters<typeof placesOf>[0] & {
  readonly pages: StaticPages
  /** Records linked from pages so far. */
  readonly linked: ReadonlyMap<string, PageLocation>
  readonly beside: Pick<ReturnType<typeof createWorkBeside>, 'finish'>
  readonly progress: (text: string) => void
}

async function writePages({ pages, linked, beside, progress, ...parts }: PagesToWrite) {
  const places = await placesOf(parts)
  let done = 0
  for (const { place, isAlias } of places) {
    await pages.write(place, isAlias)
    done += 1
    if (done % REPORT_EVERY === 0) progress(`${done} of ${places.length} addresses`)
  }
  // A site also has pages of other locations’ records, if its lists link to them.
  await beside.finish()
  let written = 0
  while (written < linked.size) {
    const found = [...linked.values()].slice(written)
    written = linked.size
    for (const place of found) await pages.write(place, false)
    await beside.finish()
  }
  if (pages.count === 0) throw new StaticExportProblem('There is no published page to export.')
}

interface ServerFiles {
  readonly pages: StaticPages
  readonly scope: StaticScope
  readonly path: string
}

/** Writes the redirects in two formats, for web servers and for static hosts. */
async function writeServerFiles(
  folder: StaticFolder,
  { pages, scope, path }: ServerFiles,
): Promise<void> {
  const { redirects, notFound, written, types } = pages
  await folder.write('/_redirects', redirectsFile(redirects))
  await folder.writeBeside('nginx/maps.conf', nginxMaps({ redirects, notFound, written }))
  const { hostname: host } = new URL(scope.origin)
  await folder.writeBeside(
    'nginx/server.conf',
    nginxServer({ host, root: join(resolve(path), 'public'), types }),
  )
}
