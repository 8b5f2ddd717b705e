import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../scripts/free-port.mjs'
import { findsNothing } from './support/axe'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY } from './support/site'
import { stateProblems } from './support/states'

// Vite makes each module when it is first asked for.
test.setTimeout(240_000)

test('every control in every state can be seen and read: light, dark, on a phone, and with text of twice the size', async ({
  browser,
}, info) => {
  await whileDeveloping(async (origin) => {
    const context = await browser.newContext({
      ...{ baseURL: origin, storageState: NOBODY, bypassCSP: true },
      extraHTTPHeaders: { origin },
    })
    const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
    expect((await context.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true)
    const page = await context.newPage()
    await page.goto('/editor/design')
    await expect(page.getByRole('heading', { name: 'Design' })).toBeVisible({ timeout: 120_000 })
    await findsNothing(page, 'the page of controls')
    // As it is drawn, before states are forced.
    expect(await measures(page)).toEqual(MEASURES)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await isWider(page), `wider than ${width} px`).toBe(false)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await stateProblems(page, { root: 'main' }), `${colorScheme}, ${width}`).toEqual([])
        const path = info.outputPath(`design-${width}-${colorScheme}.png`)
        await page.screenshot({ path, fullPage: true })
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.addStyleTag({ content: TWICE })
    expect(await cutTexts(page)).toEqual([])
    expect(await isWider(page), 'with text of twice the size').toBe(false)
    await findsNothing(page, 'the page of controls with text of twice the size')
    await context.close()
  })
})

test('it is in no build', async ({ page }) => {
  await page.goto('/editor/design')
  await expect(page.getByText('Not found', { exact: true })).toBeVisible()
})

/** The sizes of docs/editor-design.md, in px. */
const MEASURES = {
  button: [32, 6, 13],
  input: [32, 6, 14],
  row: 44,
  heading: 20,
} as const

function measures(page: Page) {
  return page.evaluate(() => {
    const of = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}`)
      const { borderTopLeftRadius, fontSize } = getComputedStyle(element)
      const { height } = element.getBoundingClientRect()
      return [
        Math.round(height),
        Number.parseFloat(borderTopLeftRadius),
        Number.parseFloat(fontSize),
      ]
    }
    return {
      button: of('main .ed-button[data-look="plain"]'),
      input: of('main input.ed-input'),
      row: of('.ed-list-table > tbody > tr')[0],
      heading: of('h1')[2],
    }
  })
}

/** Text alone, as browsers enlarge it. */
const TWICE = `:root {
  --ed-size-small: 24px; --ed-size: 26px; --ed-size-large: 28px;
  --ed-size-title: 32px; --ed-size-heading: 40px; --ed-size-display: 48px;
}`

/** Buttons and chips that show less than their words. */
function cutTexts(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :is(.ed-button, .ed-tabs-tab, .ed-status-mark, .ed-count, summary)')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent ?? ''),
    )
}

function isWider(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
}

/** Runs the server that is developed with, on data of its own. */
async function whileDeveloping(work: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toran-design-'))
  const port = await freePort()
  const root = join(import.meta.dirname, '..')
  const own = { PORT: String(port), DATA_DIR: dataDir, ADMIN_EMAIL, ADMIN_PASSWORD }
  const server = spawn(process.execPath, ['scripts/dev-server.mjs'], {
    ...{ cwd: root, env: { ...process.env, ...own, PREPARE_PICTURES: 'no' } },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  server.stderr?.on('data', (part: Buffer) => said.push(String(part)))
  try {
    const origin = `http://127.0.0.1:${port}`
    await expect
      .poll(() => isReady(origin, server), { timeout: 120_000, message: said.join('') })
      .toBe(true)
    await work(origin)
  } finally {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await gone
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function isReady(origin: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
