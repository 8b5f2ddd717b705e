import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { createPage, publishPage } from './support/api'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'
import { readSamples } from './support/samples'
import { goTo, SCREENS } from './support/screens'
import { NOBODY } from './support/site'
import { stateProblems } from './support/states'
import { stubPictures } from './support/stub-pictures'

/** With a mouse on a desk, and with fingers on a phone, where what was pressed last stays hovered. */
const DEVICES: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['mouse', { viewport: { width: 1280, height: 900 } }],
  ['touch', { viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true }],
]
const SCHEMES = ['light', 'dark'] as const

// The style that stops transitions is ours, not the page's.
test.use({ bypassCSP: true })
test.setTimeout(150_000)

for (const [device, options] of DEVICES) {
  test.describe(`with ${device}, in light and dark, every state of what can be pressed is seen`, () => {
    test.use(options)

    test.describe('by visitors', () => {
      test.use({ storageState: NOBODY })

      test('in every block', async ({ page }) => {
        await stubPictures(page)
        const problems: string[] = []
        for (const address of await publishSamples(device)) {
          await page.goto(address, { waitUntil: 'load' })
          await page.addStyleTag({ content: '.block { content-visibility: visible !important }' })
          problems.push(...(await problemsIn(page, '.page')))
        }
        expect([...new Set(problems)]).toEqual([])
      })
    })

    test('on every screen of the editor', async ({ page }) => {
      test.setTimeout(180_000)
      await page.goto('/editor')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const problems: string[] = []
      const before = { light: new Set<string>(), dark: new Set<string>() }
      for (const screen of SCREENS) {
        await goTo(page, screen)
        await expect(page.getByText('Loading')).toHaveCount(0)
        const found = await problemsIn(page, 'body', { without: '.ed-canvas', before })
        problems.push(...found.map((problem) => `${screen}: ${problem}`))
      }
      expect([...new Set(problems)]).toEqual([])
    })

    test('in an open page, and at sign-in', async ({ page }) => {
      const editor = new EditorPage(page)
      const { id } = await createPage(`/states-${device}`, [hero('Welcome'), text('one')])
      await editor.open(id)
      await editor.blockBy('hero').click({ position: { x: 10, y: 10 } })
      if (device === 'touch') await page.getByRole('button', { name: 'Settings' }).tap()
      await expect(editor.panel).toBeVisible()
      const open = await problemsIn(page, 'body', { without: '[data-canvas]' })
      await page.context().clearCookies()
      await page.goto('/editor/sign-in')
      await expect(page.getByLabel('Email')).toBeVisible()
      const signIn = await problemsIn(page, 'body')
      expect([...new Set([...open, ...signIn])]).toEqual([])
    })
  })
}

interface Beside {
  readonly without?: string
  /** The kinds of elements on other screens, by the scheme in which they were looked at. */
  readonly before?: Readonly<Record<(typeof SCHEMES)[number], Set<string>>>
}

async function problemsIn(
  page: Page,
  root: string,
  { without = '[data-none]', before }: Beside = {},
): Promise<string[]> {
  const problems: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const known = before?.[colorScheme] ?? new Set<string>()
    const found = await stateProblems(page, { root, without, before: known })
    problems.push(...found.map((problem) => `${colorScheme}, ${problem}`))
  }
  return problems
}

/** Publishes all samples, those for locations alone on a page of their own, and returns the addresses. */
async function publishSamples(device: string): Promise<string[]> {
  const samples = await readSamples()
  const pages = [
    { address: `/states-content-${device}`, type: 'PAGE', isContent: true },
    { address: `/states-location-${device}`, type: 'LOCATION', isContent: false },
  ] as const
  for (const { address, type, isContent } of pages) {
    const blocks = samples.filter(({ targets }) => targets.includes('content') === isContent)
    expect(blocks.length).toBeGreaterThan(0)
    await publishPage(
      await createPage(
        address,
        blocks.map(({ block }) => block),
        type,
      ),
    )
  }
  return pages.map(({ address }) => address)
}
