import { gunzipSync } from 'node:zlib'
import { comparable, expectedPolicy, hasForm, policyOf, sheetsOf } from './differences.mjs'
import { read } from './read.mjs'

/** @import { Address } from './list-addresses.mjs' */
/** @import { Answer } from './read.mjs' */

/** Characters shown on either side of the first difference. */
const SHOWN = 60
const CONCURRENCY = 6

/**
 * Compares an export, served by a web server, with the live site: status, content type, location, body, and the policy and style sheets
 * of pages. Finds each address that differs, with what differs first.
 */
export class Comparison {
  #live
  #files
  /** Style sheets that were compared. @type {Set<string>} */
  #sheets = new Set()
  /** Content types that were compared when compressed. @type {Set<string>} */
  #compressed = new Set()
  /** @type {Record<string, number>} */
  counts = {}
  /** @type {string[]} */
  problems = []

  /**
   * @param {string} live origin of the live site
   * @param {string} files origin of the export
   */
  constructor(live, files) {
    this.#live = live
    this.#files = files
  }

  /** @param {readonly Address[]} addresses */
  async compare(addresses) {
    const rest = [...addresses]
    const work = async () => {
      for (let next = rest.shift(); next; next = rest.shift()) {
        const why = await this.#problemAt(next)
        if (why !== null) this.problems.push(`${next.kind} ${next.path}: ${why}`)
        this.counts[next.kind] = (this.counts[next.kind] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
  }

  /**
   * @param {Address} address
   * @returns {Promise<string | null>}
   */
  async #problemAt(address) {
    const [live, file] = await Promise.all([
      read(this.#live, address.live),
      read(this.#files, address.path),
    ])
    if (address.kind === 'number') return numberProblem(live, file)
    if (live.status !== file.status) return `status ${file.status}, not ${live.status}`
    const [to, wanted] = [file.headers.location, live.headers.location]
    if (to !== wanted) return `leads to ${to}, not ${wanted}`
    // Web servers explain a redirect in words of their own.
    if (to !== undefined) return null
    const [type = '', own] = [live.headers['content-type'], file.headers['content-type']]
    if (own !== type) return `content type ${own}, not ${type}`
    return (
      bodyProblem(live, file) ??
      (type.startsWith('text/html') ? await this.#pageProblem(live, file) : null) ??
      (await this.#compressionProblem(address, file))
    )
  }

  /**
   * @param {Answer} live
   * @param {Answer} file
   */
  async #pageProblem(live, file) {
    const [html, own] = [live.body.toString(), file.body.toString()]
    const header = String(live.headers['content-security-policy'])
    // The list of locations is a part of pages.
    if (!html.startsWith('<!doctype html><meta name="robots"')) {
      const policy = policyOf({
        html: own,
        header: String(file.headers['content-security-policy']),
      })
      if (policy !== expectedPolicy(header))
        return `policy ${policy}, not ${expectedPolicy(header)}`
    }
    for (const sheet of sheetsOf(own)) {
      const why = await this.#sheetProblem(sheet, hasForm(html))
      if (why !== null) return `${sheet}: ${why}`
    }
    return null
  }

  /**
   * @param {string} sheet
   * @param {boolean} isOwn whether only the export has it
   */
  async #sheetProblem(sheet, isOwn) {
    if (this.#sheets.has(sheet)) return null
    const file = await read(this.#files, sheet)
    if (file.status !== 200 || file.headers['content-type'] !== 'text/css; charset=utf-8')
      return `status ${file.status}, ${file.headers['content-type']}`
    if (isOwn) return file.body.length === 0 ? 'nothing in it' : null
    this.#sheets.add(sheet)
    return bodyProblem(await read(this.#live, sheet), file)
  }

  /**
   * Compressed, the first file of each type is the same file.
   * @param {Address} address
   * @param {Answer} file
   */
  async #compressionProblem(address, file) {
    const type = String(file.headers['content-type'])
    if (file.body.length < MIN_COMPRESSED || this.#compressed.has(type)) return null
    this.#compressed.add(type)
    const headers = { 'accept-encoding': 'gzip' }
    const live = await read(this.#live, address.live, headers)
    if (live.headers['content-encoding'] !== 'gzip') return null
    const { headers: own, body } = await read(this.#files, address.path, headers)
    if (own['content-encoding'] !== 'gzip') return `${type} is not compressed`
    if (!/accept-encoding/i.test(own.vary ?? '')) return `${type}: Vary is ${own.vary}`
    return gunzipSync(body).equals(file.body) ? null : 'compressed, it is another file'
  }
}

/** Bytes below which nothing is compressed. */
const MIN_COMPRESSED = 2000

/**
 * The live site shows a page at its number, too; the export leads to its address.
 * @param {Answer} live
 * @param {Answer} file
 */
function numberProblem(live, file) {
  if (live.status !== 200) {
    const isSame = live.status === file.status && live.headers.location === file.headers.location
    return isSame
      ? null
      : `${file.status} ${file.headers.location}, not ${live.status} ${live.headers.location}`
  }
  const [, canonical = ''] =
    /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)">/.exec(live.body.toString()) ?? []
  const [to = ''] = (file.headers.location ?? '').split('?')
  return file.status === 301 && to === (canonical || '/')
    ? null
    : `${file.status} ${to}, not ${canonical}`
}

/**
 * @param {Answer} live
 * @param {Answer} file
 */
function bodyProblem(live, file) {
  if (live.body.equals(file.body)) return null
  const type = String(live.headers['content-type'])
  if (!/^text\/|json|xml/.test(type))
    return `${file.body.length} bytes, and not the ${live.body.length} of the live site`
  const texts = comparable({ type, live: live.body.toString(), file: file.body.toString() })
  return texts.live === texts.file ? null : firstDifference(texts)
}

/** @param {{ live: string, file: string }} texts */
function firstDifference({ live, file }) {
  let at = 0
  while (live[at] === file[at]) at += 1
  const around = (/** @type {string} */ text) =>
    JSON.stringify(text.slice(Math.max(0, at - SHOWN), at + SHOWN))
  return `at ${at} ${around(file)}, not ${around(live)}`
}
