import { expect, test } from '@playwright/test'
import { openDrawn, problemsOf, WIDTHS } from './support/page-problems'
import { ORIGIN } from './support/site'
import { stubPictures } from './support/stub-pictures'

/** A page of every kind. */
const PAGES = [
  '/',
  '/visit',
  '/connect/events',
  '/connect/events/3',
  '/connect/news',
  '/connect/news/my-first-arti',
  '/galleries/101',
  '/search?q=darshan',
  '/explore',
  '/connect',
  '/services',
  '/inspiration',
  '/inspiration/the-geometry-of-a-toran',
  '/learn/about-us',
  '/visit/faq',
  '/locations',
  '/no-such-page',
]
const LANGUAGES = ['', '/gu-IN', '/hi-IN']
/** `AXE=all` looks at all of them, in each language at both widths; every day one page of each other language is looked at. */
const ALL = process.env.AXE === 'all'

test('axe finds nothing in any language of the site', async ({ browser }) => {
  test.setTimeout(ALL ? 1_800_000 : 90_000)
  // The style that draws all of a page at once is ours, not the page's.
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
  const page = await context.newPage()
  await stubPictures(page)
  const paths = ALL ? await everyPage() : ['/gu-IN/visit', '/hi-IN']
  const problems: string[] = []
  for (const [turn, path] of paths.entries()) {
    for (const width of ALL ? WIDTHS : [WIDTHS[turn % 2] ?? 390]) {
      await page.setViewportSize({ width, height: 800 })
      await openDrawn(page, path)
      const found = await problemsOf(page, true)
      problems.push(...found.map((problem) => `${path} at ${width} px: ${problem}`))
    }
  }
  await context.close()
  process.stdout.write(`${paths.length} pages were looked at\n`)
  expect(problems).toEqual([])
})

/** Those of each language that are there, and one that is not: what is not translated leads to the English page. */
async function everyPage(): Promise<string[]> {
  const found: string[] = []
  for (const path of LANGUAGES.flatMap((root) =>
    PAGES.map((each) => (each === '/' ? root || '/' : `${root}${each}`)),
  )) {
    const response = await fetch(`${ORIGIN}${path}`, { redirect: 'manual' })
    await response.body?.cancel()
    if (response.status === 200 || path.endsWith('/no-such-page')) found.push(path)
    else process.stdout.write(`${path} answers ${response.status}\n`)
  }
  return found
}
