import { expect, type Page, test } from '@playwright/test'
import { createPage, publishPage } from './support/api'
import { cutTexts, smallTargets, withoutEdge } from './support/readable'
import { readSamples } from './support/samples'
import { NOBODY } from './support/site'
import { stubPictures } from './support/stub-pictures'

/** Pages whose blocks show a record, or what was asked for: no sample does. */
const RECORDS = ['/connect/events/1', '/connect/news/1', '/galleries/101', '/search?q=garden']

// The style that enlarges all text is ours, not the page's.
test.use({ storageState: NOBODY, bypassCSP: true })

test('every block is whole with text twice as large, on a narrow phone, and in forced colours', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await stubPictures(page)
  const problems: string[] = []
  for (const address of [...(await publishSamples()), ...RECORDS]) {
    await openWhole(page, address)
    const found = await problemsOf(page)
    problems.push(...found.map((problem) => `${address.split('?')[0]}, ${problem}`))
  }
  expect(problems).toEqual([])
})

/** Publishes all samples, those for locations alone on a page of their own, and returns the addresses. */
async function publishSamples(): Promise<string[]> {
  const samples = await readSamples()
  const pages = [
    {
      address: '/readable',
      type: 'PAGE',
      isFor: (targets: readonly string[]) => targets.includes('content'),
    },
    {
      address: '/readable-location',
      type: 'LOCATION',
      isFor: (targets: readonly string[]) => !targets.includes('content'),
    },
  ] as const
  for (const { address, type, isFor } of pages) {
    const blocks = samples.filter(({ targets }) => isFor(targets)).map(({ block }) => block)
    expect(blocks.length).toBeGreaterThan(0)
    await publishPage(await createPage(address, blocks, type))
  }
  return pages.map(({ address }) => address)
}

/** A page with all of it laid out and its islands started, as it is for the person who has scrolled through it. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 30_000 })
  await page.goto(address, { waitUntil: 'load' })
  // Pictures keep their places, but nobody waits until they are painted.
  await page.addStyleTag({
    content: '* { content-visibility: visible !important } img { visibility: hidden }',
  })
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('main details'))
      details.toggleAttribute('open', true)
    await document.fonts.ready
  })
  await page.setViewportSize({ width: 320, height: 640 })
}

async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = []
  const note = (mode: string, found: readonly string[]) =>
    problems.push(...found.map((each) => `${mode}: ${each}`))
  note('320 px', await cutTexts(page))
  note('320 px, small', await smallTargets(page))
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 })
    note(`200 % at ${width} px`, await cutTexts(page))
  }
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  note('forced colours', await withoutEdge(page))
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  return problems
}
