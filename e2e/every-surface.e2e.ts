import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { OPENED_BY_STATES, OPENED_BY_WALK } from '../scripts/dialog-coverage'
import { signedInAt, startDeveloping } from './support/development'
import { noteTexts } from './support/pseudo-texts'
import { SCREENS } from './support/screens'
import { readStates } from './support/states/read-states'
import { STATES_OF } from './support/states/subjects'
import { STATES } from './support/states-of-saving'
import { topSurface } from './support/surfaces'
import { beginWalk, lookAt, type Walk, walkScreen } from './support/walk'

/** `WALK=all` goes to every screen and opens the dialogs of every subject; every day these alone. */
const USUAL: readonly string[] = ['/editor/audit', '/editor/topics', '/editor/people']
const USUAL_SUBJECTS: readonly string[] = ['inbox']
const IS_WHOLE = process.env.WALK === 'all'

test.describe.configure({ timeout: 600_000 })

/** Controls that were pressed in all tests of this file. */
const pressed = new Set<string>()
let server: Awaited<ReturnType<typeof startDeveloping>> | null = null
let origin = ''

test.beforeAll(({ browser }) => start(browser))
test.afterAll(() => server?.stop())

for (const [subject, states] of Object.entries(STATES_OF))
  if (IS_WHOLE || USUAL_SUBJECTS.includes(subject))
    test(`axe finds nothing in light and dark, and every text is a message: dialogs of ${subject}`, async ({
      browser,
    }) => {
      const page = await openEditor(browser)
      const walk = beginWalk()
      await readStates({ page, browser, origin }, states, walk)
      end(walk)
      await page.context().close()
    })

test.describe('the walk', () => {
  // Of all subjects records stay, and the sample is looked at as it is.
  if (IS_WHOLE)
    test.beforeAll(async ({ browser }) => {
      await server?.stop()
      await start(browser)
    })

  for (const path of IS_WHOLE ? SCREENS : USUAL)
    test(`axe finds nothing in light and dark, and every text is a message: ${path}`, async ({
      browser,
    }) => {
      const page = await openEditor(browser)
      const walk = beginWalk(pressed)
      await walkScreen(page, path, walk)
      end(walk)
      await page.context().close()
    })
})

for (const [name, makeState] of Object.entries(STATES))
  test(`axe finds nothing in light and dark, and every text is a message: ${name}`, async ({
    browser,
  }) => {
    const page = await openEditor(browser)
    const walk = beginWalk()
    await makeState(page)
    await expect(page.getByRole('dialog').last()).toBeVisible({ timeout: 30_000 })
    await lookAt(page, await topSurface(page), name, walk)
    end(walk)
    await page.context().close()
  })

if (IS_WHOLE)
  test('every dialog that the walk and the states are to open has been opened', () => {
    const opened = new Set(readFileSync(openedFile(), 'utf8').split('\n'))
    const expected = [...OPENED_BY_WALK, ...Object.values(OPENED_BY_STATES).flat()]
    expect(expected.filter((file) => !opened.has(file))).toEqual([])
  })

/** Files whose dialogs the tests of this run have opened. A failed test ends its process, so memory would not do. */
function openedFile(): string {
  const folder = test.info().project.outputDir
  mkdirSync(folder, { recursive: true })
  return join(folder, 'opened-dialogs.txt')
}

function end({ problems, files, looked, toasts, ...walk }: Walk): void {
  appendFileSync(openedFile(), [...files, ''].join('\n'))
  process.stdout.write(
    `${looked.size} dialogs, menus and lists, ${toasts.size} toasts, axe ${walk.axeRuns} times\n`,
  )
  expect([...problems]).toEqual([])
}

async function start(browser: Browser): Promise<void> {
  test.setTimeout(400_000)
  server = await startDeveloping()
  origin = server.origin
  // The modules are made with the first pages.
  const page = await openEditor(browser)
  await page.goto('/editor/pages/1')
  await expect(async () => {
    if (await page.locator('.ed-waiting').isVisible()) await page.reload()
    await expect(page.locator('[data-canvas] [data-block-name]').first()).toBeVisible()
  }).toPass({ timeout: 120_000 })
  await page.context().close()
}

async function openEditor(browser: Browser): Promise<Page> {
  const page = await signedInAt(browser, origin, { viewport: { width: 1280, height: 900 } })
  const cookie = { name: 'toran-language', value: 'pseudo', url: `${origin}/editor` }
  await page.context().addCookies([cookie])
  // News of changed files would load the editor anew.
  await page.routeWebSocket(/./, () => undefined)
  await noteTexts(page)
  await page.goto('/editor', { timeout: 120_000 })
  await page.locator('nav a').first().waitFor({ timeout: 120_000 })
  return page
}
