import { availableParallelism } from 'node:os'
import { type BrowserType, expect, type Page, test } from '@playwright/test'
import { crawl, type Visited } from './support/crawl'
import { openDrawn, problemsOf, WIDTHS } from './support/page-problems'
import { stubPictures } from './support/stub-pictures'

/** The routes of the specification (section 2) that no page needs to link to, for the default location and another. */
const ROUTES = [
  '/',
  '/explore',
  '/explore/mandir',
  '/explore/haveli',
  '/explore/abhishek-mandap',
  '/explore/assembly-hall',
  '/explore/gymnasium',
  '/explore/garden',
  '/3',
  '/4',
  '/5',
  '/6',
  '/7',
  '/learn',
  '/learn/about-us/beliefs-and-practices',
  '/visit',
  '/visit/faq',
  '/inspiration',
  '/connect',
  '/connect/events/',
  '/connect/news',
  '/services',
  '/galleries/101',
  '/galleries/murti-darshan/1',
  '/give',
  '/search',
]
const LOCATIONS = ['', '/ottawa', '/leicester', '/nairobi', '/vadodara']
const starts = LOCATIONS.flatMap((root) =>
  ROUTES.map((route) => (route === '/' ? root || '/' : `${root}${route}`)),
)

/** Once for all tests: they ask the same site. */
let crawled: ReturnType<typeof crawl> | null = null
function crawlOnce() {
  crawled ??= crawl(starts)
  return crawled
}

test('every route of every location is there, and no link is broken', async () => {
  test.setTimeout(300_000)
  const { visited, broken } = await crawlOnce()
  expect(visited.filter(({ status }) => status >= 500)).toEqual([])
  expect(visited.filter(({ path, status }) => starts.includes(path) && status !== 200)).toEqual([])
  expect(broken).toEqual([])
  expect(visited.filter(({ html }) => html !== '').length).toBeGreaterThan(150)
})

/**
 * Every page in a browser takes long: the everyday tests look at some that together show every block, `CRAWL=all` at all,
 * `CRAWL=2/8` at the second of eight parts of all, so that several short runs make a whole one.
 */
const [PART, PARTS] = partOf(process.env.CRAWL)
/** Axe keeps a processor busy, the way to the next page does not: one more than there are. */
const AT_ONCE = Math.min(availableParallelism() + 1, 8)

test('no page has an error or an accessibility problem on a phone or a desktop, in light or dark', async ({
  browser,
}) => {
  test.setTimeout(PARTS > 0 ? 7_200_000 : 420_000)
  const { visited } = await crawlOnce()
  const pages = visited
    .filter(({ html, status }) => html !== '' && status === 200)
    // The crawl asks for several at once: which part a page is in must not depend on which answer came first.
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const looked = PARTS > 0 ? pages.filter((_, at) => at % PARTS === PART) : showingEachBlock(pages)
  const problems: string[] = []
  const waiting = [...looked.entries()]
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtThem))
  process.stdout.write(`${looked.length} of ${pages.length} pages were looked at\n`)
  expect(problems).toEqual([])

  async function lookAtThem(): Promise<void> {
    let page = await newVisitor(browser.browserType(), problems)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [turn, { path }] = next
      if (await isLookedAt(page, path, turn)) continue
      // Now and then a browser waits for a frame forever: the page is opened in another one.
      await page.context().browser()?.close()
      page = await newVisitor(browser.browserType(), problems)
      if (!(await isLookedAt(page, path, turn))) problems.push(`${path}: hangs in two browsers`)
    }
    await page.context().browser()?.close()
  }

  /** False when the page has not been looked at after a minute; closing its browser ends the attempt. */
  function isLookedAt(page: Page, path: string, turn: number): Promise<boolean> {
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), 60_000).unref()
    })
    const looked = lookAt(page, path, turn).then(() => true)
    looked.catch(() => undefined)
    return Promise.race([looked, late])
  }

  async function lookAt(page: Page, path: string, turn: number): Promise<void> {
    await openDrawn(page, path)
    // Axe takes the most of the time: each page at one of the widths, in turn.
    const widths = PARTS > 0 || turn % 2 === 0 ? WIDTHS : WIDTHS.toReversed()
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 })
      const found = await problemsOf(page, PARTS > 0 || index === 0)
      problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`))
    }
  }
})

/** In a browser of its own: pages of one wait for each other's frames, now and then forever. What it complains of is noted. */
async function newVisitor(chromium: BrowserType, problems: string[]): Promise<Page> {
  const browser = await chromium.launch()
  // The style that draws all of a page at once is ours, not the page's.
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
  const page = await context.newPage()
  await stubPictures(page)
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  return page
}

/** The number of this part, counted from 0, and of all parts; of no parts, only the pages that show every block. */
function partOf(wanted = ''): [number, number] {
  if (wanted === 'all') return [0, 1]
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(wanted) ?? []
  return [Number(part ?? 1) - 1, Number(parts ?? 0)]
}

/** Pages that together show every block of the site: each shows one that none before it does. */
function showingEachBlock(pages: readonly Visited[]): readonly Visited[] {
  const shown = new Set<string>()
  return pages.filter(({ html }) => {
    const names = [...html.matchAll(/\sdata-block-name="([^"]*)"/g)].map(([, name = '']) => name)
    const isNew = names.some((name) => !shown.has(name))
    for (const name of names) shown.add(name)
    return isNew
  })
}
