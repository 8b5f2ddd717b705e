import { basename } from 'node:path'
import type { PageLocation } from '../site/content/site-address'
import { bytesOf, type FinishedPage, textOf } from '../site/page/finished-page'
import { PAGE, type PageQuery, queryString } from '../site/page/page-query'
import { PAGE_SHEETS } from '../site/render/page-styles'
import type { Site } from '../site/site'
import { pageFile, type StaticFolder } from './static-folder'
import { type StaticLinks, withPolicy, withStaticAddresses, withStaticMedia } from './static-html'
import type { NotFoundPage } from './static-nginx'
import type { StaticRedirect } from './static-redirects'
import { addressAt, type StaticScope } from './static-scope'
import { hasOtherType } from './static-types'
import { filtersOf, variantAddress } from './static-variants'
import type { createWorkBeside } from './work-beside'

interface PageParts {
  readonly site: Pick<Site, 'page' | 'sheet'>
  readonly folder: Pick<StaticFolder, 'write'>
  readonly links: StaticLinks
  readonly scope: Pick<StaticScope, 'origin'>
  /** Origin of the live site, as used in its pages. */
  readonly origin: string
  readonly server: string
  /** Writes pages whose pictures are being made, while the next are rendered. */
  readonly beside: Pick<ReturnType<typeof createWorkBeside>, 'start'>
  onProblem(problem: string): void
}

export interface StaticPages {
  /** Writes the page at a place, or records its redirect. */
  write(place: PageLocation, isAlias: boolean): Promise<void>
  /** Writes the not-found page. */
  writeNotFound(place: PageLocation): Promise<void>
  addRedirect(redirect: StaticRedirect): void
  readonly count: number
  readonly redirects: readonly StaticRedirect[]
  readonly notFound: readonly NotFoundPage[]
  /** Addresses of pages and files. */
  readonly written: ReadonlySet<string>
  /** Content types of files whose extension gives another, by file name. */
  readonly types: ReadonlyMap<string, string>
}

/** An address that no page can have. */
const NOWHERE = '/~'
/** Last page of a list that the site shows. */
const LAST_PAGE = 500

export function createStaticPages(parts: PageParts): StaticPages {
  const { site, folder, links, scope, beside, onProblem } = parts
  const sheets = new Set<string>()
  const redirects = new Map<string, StaticRedirect>()
  const written = new Set<string>()
  const types = new Map<string, string>()
  const notFound: NotFoundPage[] = []
  let count = 0
  return {
    write,
    writeNotFound,
    addRedirect,
    get count() {
      return count
    },
    get redirects() {
      return [...redirects.values()].filter(({ from }) => !written.has(from))
    },
    ...{ notFound, written, types },
  }

  async function write(place: PageLocation, isAlias: boolean): Promise<void> {
    const address = addressAt(place)
    if (written.has(address)) return
    const page = await site.page(place, '')
    if (page.movedTo !== null) {
      const status = page.status === 302 ? 302 : 301
      addRedirect({ from: address, to: page.movedTo, status })
      return
    }
    if (page.status !== 200) return
    if (isAlias) return leadToCanonical(place, page)
    await writeFile(address, page)
    if (isHtml(page)) await writeVariants(place, page)
  }

  /** Adds a redirect for a page’s id; the live site shows the page there instead. */
  function leadToCanonical(place: PageLocation, page: FinishedPage): void {
    const from = addressAt(place)
    const [, to] = /<link rel="canonical" href="([^"]*)">/.exec(textOf(page)) ?? []
    const path = to?.startsWith(scope.origin) ? to.slice(scope.origin.length) || '/' : to
    if (path !== undefined && path !== from) addRedirect({ from, to: path, status: 301 })
  }

  /** Writes a page’s lists with each filter, page by page, while there are entries. */
  async function writeVariants(place: PageLocation, plain: FinishedPage): Promise<void> {
    for (const filter of filtersOf(plain.reads)) await writeList(place, plain, filter)
  }

  async function writeList(
    place: PageLocation,
    plain: FinishedPage,
    filter: PageQuery,
  ): Promise<void> {
    const last = plain.reads.has(PAGE) ? LAST_PAGE : 1
    for (let number = 1; number <= last; number += 1) {
      const query = number === 1 ? filter : { ...filter, [PAGE]: String(number) }
      // The page without parameters is already written.
      if (queryString(query) === '') continue
      const page = await site.page(place, queryString(query))
      if (page.status !== 200) return
      await writeFile(variantAddress(addressAt(place), query), page)
    }
  }

  async function writeNotFound(place: PageLocation): Promise<void> {
    const page = await site.page({ ...place, path: NOWHERE }, '')
    const root = addressAt({ ...place, path: '/' })
    const base = root === '/' ? '' : root
    const file = `${base}/404.html`
    notFound.push({ root: base, file })
    await putPage(file, page)
  }

  async function writeFile(address: string, page: FinishedPage): Promise<void> {
    written.add(address)
    const isFile = /\.\w+$/.test(address)
    if (isFile && hasOtherType(address, page.type)) types.set(basename(address), page.type)
    count += 1
    await putPage(isFile ? address : pageFile(address), page)
  }

  /** Writes a page when its pictures are made; returns when the next page may be rendered. */
  async function putPage(file: string, page: FinishedPage): Promise<void> {
    if (!isHtml(page))
      return beside.start(async () =>
        put(file, await withStaticMedia(bytesOf(page).toString(), links)),
      )
    const text = textOf(page)
    await writeSheets(text)
    return beside.start(async () => put(file, await documentOf(text, page.policy, parts)))
  }

  /** Writes style sheets together with the page that links to them, because the site caches them only for a limited time. */
  async function writeSheets(html: string): Promise<void> {
    for (const [address, name = ''] of html.matchAll(SHEETS)) {
      if (sheets.has(name)) continue
      sheets.add(name)
      await put(address, bytesOf(site.sheet(name).file))
    }
  }

  async function put(address: string, bytes: Buffer | string): Promise<void> {
    if (!(await folder.write(address, bytes)))
      onProblem(`The address ${address} can’t be the name of a file.`)
  }

  function addRedirect(redirect: StaticRedirect): void {
    if (!redirects.has(redirect.from)) redirects.set(redirect.from, redirect)
  }
}

async function documentOf(
  text: string,
  policy: string,
  { links, scope, origin, server }: PageParts,
): Promise<string> {
  const html = await withStaticAddresses(text, links)
  // Absolute addresses of pictures use the export’s origin.
  const own = html.replaceAll(`${origin}/media/`, `${scope.origin}/media/`)
  return withPolicy(own, policy, server)
}

const SHEETS = new RegExp(`${PAGE_SHEETS}([0-9A-Za-z_-]+\\.css)`, 'g')

function isHtml({ type }: FinishedPage): boolean {
  return type.startsWith('text/html')
}
