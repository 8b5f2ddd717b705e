import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSample } from '../import/sample-network'
import { openTestSite, type TestSite } from './testing/test-site'

/** Pages that show a record twice by design, and with it its picture. */
const TWICE_BY_DESIGN = [
  // A featured gallery has its tile below Featured and below its kind: two tabs, of which one is seen at a time.
  /\/galleries$/,
  // The talks to begin with are among all talks, too: the list is complete, whatever it is filtered by.
  /\/inspiration(\?|$)/,
  // The archive of days begins with the present day, whose pictures are above it.
  /\/galleries\/murti-darshan$/,
]

let site: TestSite
let slugs: readonly string[]
beforeAll(async () => {
  const { sample } = await loadSample()
  slugs = sample.locations.map(({ slug }) => slug)
  site = await openTestSite(undefined, { network: sample })
}, 300_000)
afterAll(() => site.close())

test.each([null, 'gu-IN', 'hi-IN'])(
  'no page of the sample shows a picture twice, at any location: language %s',
  async (language) => {
    const homes = ['/', ...slugs.map((slug) => `/${slug}`)]
    const pages = await walk(
      homes.map((home) => (language ? `${home === '/' ? '' : home}/${language}` : home)),
      language,
    )
    expect(pages.size).toBeGreaterThan(20)
    const twice = [...pages].flatMap(([path, html]) => {
      const again = repeatedIn(picturesIn(html), path)
      return again.length === 0 ? [] : [`${path}: ${again.join(', ')}`]
    })
    expect(twice).toEqual([])
  },
  300_000,
)

interface ShownPicture {
  readonly id: string
  /** The address of the record that the picture represents, in a list of records. */
  readonly record: string | null
}

function repeatedIn(shown: readonly ShownPicture[], path: string): string[] {
  const mayRepeat = TWICE_BY_DESIGN.some((pattern) => pattern.test(path))
  return shown
    .filter(({ id, record }, at) =>
      shown
        .slice(0, at)
        .some((other) => other.id === id && !(mayRepeat && isSameRecord(other.record, record))),
    )
    .map(({ id }) => id)
}

/** Today's darshan is whole on its page: not in a list, and without an address. */
function isSameRecord(before: string | null, record: string | null): boolean {
  return record !== null && (before === record || before === null)
}

/** The pictures of the main part of a page, in order. */
function picturesIn(html: string): ShownPicture[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return [...main.matchAll(/<img\b[^>]*?\ssrc="\/media\/(\d+)[^>]*>/g)].map(
    ({ 1: id = '', index }) => {
      const item = main.slice(main.lastIndexOf('<li', index), main.indexOf('</li>', index))
      const isInItem =
        item.length > 0 && !main.slice(main.lastIndexOf('<li', index), index).includes('</li>')
      const record = isInItem ? /<a\b[^>]*?\shref="(\/(?!media\/)[^"]*)"/.exec(item)?.[1] : null
      return { id, record: record ?? null }
    },
  )
}

/** Every page in the language that these lead to, and those of its lists; what a filter leaves of one is among them. */
async function walk(
  starts: readonly string[],
  language: string | null,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const waiting = [...starts]
  const known = new Set(starts)
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // From another visitor each time: one alone may not ask for so many pages in a minute.
    const remoteAddress = `10.0.${pages.size >> 8}.${pages.size & 255}`
    const { body, statusCode, headers } = await site.server.inject({ url: path, remoteAddress })
    expect(statusCode, path).not.toBe(429)
    if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/html')) continue
    pages.set(path, body)
    for (const next of addressesIn(body).filter((address) => languageOf(address) === language)) {
      if (known.has(next)) continue
      known.add(next)
      waiting.push(next)
    }
  }
  return pages
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^\/(media|editor|assets)\//.test(href))
    .filter((href) => !href.includes('?') || /\?(page|location)=[\w-]+$/.test(href))
}

function languageOf(path: string): string | null {
  return /\/(gu-IN|hi-IN)(?=[/?]|$)/.exec(path)?.[1] ?? null
}
