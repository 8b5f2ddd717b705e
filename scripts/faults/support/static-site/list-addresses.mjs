import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * An address of an export, and the one of the live site that has the same. Both are encoded, without origin.
 * @typedef {object} Address
 * @property {'page' | 'file' | 'picture' | 'redirect' | 'number' | 'missing' | 'spelling'} kind
 * @property {string} path
 * @property {string} live
 */

/** Below a former address or a language that has none: an address with letters that are sent encoded, and parameters. */
const BELOW = `/${encodeURIComponent('નવું')}/a%20b?utm_source=letter`

/**
 * Lists what an export answers: its pages and lists, its files for other programs, its pictures, scripts and fonts, its redirects, other
 * spellings, and what is missing.
 * @param {string} folder
 * @returns {Promise<readonly Address[]>}
 */
export async function listAddresses(folder) {
  const files = await filesIn(join(folder, 'public'))
  const pages = files.filter((file) => /(?:^|\/)index\.html$/.test(file)).map(pageAddress)
  const roots = files
    .filter((file) => /(?:^|\/)404\.html$/.test(file))
    .map((file) => `/${encodeURI(file)}`.replace(/\/404\.html$/, ''))
  return [
    ...pages,
    ...files.flatMap(fileAddress),
    ...(await redirectsOf(folder)),
    ...roots.flatMap(missingBelow),
    ...['/_redirects', '/a/nowhere.ics', '/a/nowhere.xml', '/assets/nowhere.js'].map(missing),
    ...pages.filter(({ path }) => !path.includes('~')).flatMap(spellingsOf),
  ]
}

/**
 * The addresses in the sitemap of a site, without origin.
 * @param {string} xml
 */
export function sitemapAddresses(xml) {
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

/**
 * `visit/~category-news~page-2/index.html` is `/visit?category=news&page=2` on the live site.
 * @param {string} file
 * @returns {Address}
 */
function pageAddress(file) {
  const path = encodeURI(`/${file.replace(/\/?index\.html$/, '')}`)
  return { kind: 'page', path, live: liveList(path) }
}

/**
 * The address of a list of an export, on the live site.
 * @param {string} path
 */
export function liveList(path) {
  const [, page, list] = /^(.*?)\/~(.*)$/.exec(path) ?? []
  if (page === undefined || list === undefined) return path
  const pairs = list.split('~').map((pair) => pair.replace('-', '='))
  return `${page || '/'}?${pairs.join('&')}`
}

/**
 * Compressed twins of a file are part of its own answer, and style sheets of pages are compared with their page.
 * @param {string} file
 * @returns {Address[]}
 */
function fileAddress(file) {
  if (/(?:^|\/)(?:index|404)\.html$|\.(?:br|gz)$|^assets\/pages\/|^_redirects$/.test(file))
    return []
  const path = `/${encodeURI(file)}`
  const isPicture = path.startsWith('/media/')
  return [
    { kind: isPicture ? 'picture' : 'file', path, live: isPicture ? livePicture(path) : path },
  ]
}

/**
 * `/media/12-3f9ac0fe-736.webp` is `/media/12-3f9ac0fe?w=736` on the live site.
 * @param {string} path
 */
export function livePicture(path) {
  return path.replace(PICTURE_FILE, (_whole, name, form) => {
    if (form === undefined) return `${name}/original`
    return form === 'share' ? `${name}/share` : `${name}?w=${form}`
  })
}

/** A picture of an export: its name, and its width or `share`; neither for an original. */
export const PICTURE_FILE =
  /(\/media\/\d+-[0-9a-f]{8,32})(?:-(\d{2,4}|share))?\.(?:webp|jpg|avif|pdf)\b/g

/**
 * @param {string} folder
 * @returns {Promise<Address[]>}
 */
async function redirectsOf(folder) {
  const lines = (await readFile(join(folder, 'public/_redirects'), 'utf8')).trim().split('\n')
  return lines.flatMap((line) => {
    const [from = ''] = line.split(' ')
    const path = from.replace(/\/\*$/, BELOW)
    const kind = /\/\d+$/.test(path) ? 'number' : 'redirect'
    const withParameters = path.includes('?') ? [] : [`${path}?utm_source=letter`]
    return [path, ...withParameters].map((each) => ({ kind, path: each, live: each }))
  })
}

/** @param {string} root */
function missingBelow(root) {
  const below = ['/nowhere', `/${encodeURIComponent('ક્યાંય નહીં')}`, '/404.html', '/index.html']
  return below.map((path) => missing(root + path))
}

/**
 * @param {string} path
 * @returns {Address}
 */
function missing(path) {
  return { kind: 'missing', path, live: path }
}

/**
 * @param {Address} page
 * @returns {Address[]}
 */
function spellingsOf({ path }) {
  const folder = path === '/' ? '' : path
  return [`${folder}/`, `/${path}`, `${folder}//?a=b`, `${path}?utm_source=letter`].flatMap(
    (each) => (each === path ? [] : [{ kind: 'spelling', path: each, live: each }]),
  )
}
