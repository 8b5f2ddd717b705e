import { expect, type Locator, type Page, test } from '@playwright/test'
import { englishTexts } from './support/english-texts'
import { openOn, withOwnServers } from './support/own-servers'

/** Without `DIALOGS=all` these alone; their lists say nothing that people have written in another language. */
const USUAL = [
  '/editor/pages',
  '/editor/events',
  '/editor/media',
  '/editor/people',
  '/editor/inbox',
]
/** Their lists say what people have written, put together with times and places. */
const CONTENT = ['/editor/search', '/editor/activities']

/** Of buttons that are called the same but for a name, as those of rows, one is enough. */
const MAX_ALIKE = 1

test('no dialog and no menu has a word of English, in Gujarati', async ({ page, context }) => {
  test.setTimeout(600_000)
  await withOwnServers(async ({ start }) => {
    const server = await start()
    await context.addCookies([
      { name: 'toran-language', value: 'gu', url: `${server.address}/editor` },
    ])
    await page.setViewportSize({ width: 1280, height: 900 })
    await openOn(page, server, '/editor')
    await page.locator('nav a').first().waitFor()
    const links = await page
      .locator('nav a[href^="/editor"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const all = [...new Set(links)].filter((path) => !CONTENT.includes(path))
    const paths = [...(process.env.DIALOGS === 'all' ? all : USUAL), '/editor/events/new']
    const found = new Set<string>()
    let opened = 0
    for (const path of paths) {
      await page.goto(`${server.address}${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('.ed-spinner')).toHaveCount(0)
      opened += await openAll(page, async (name) => {
        for (const text of await englishTexts(page)) found.add(`${path}, ${name}: ${text}`)
      })
    }
    expect(opened).toBeGreaterThan(25)
    expect([...found]).toEqual([])
  })
})

/** Opens every menu and dialog that a button of the screen opens, and those that its menus open; returns how many. */
async function openAll(page: Page, read: (name: string) => Promise<void>): Promise<number> {
  const buttons = page.locator(
    'main button[aria-haspopup]:visible, main button:visible:has-text("…"), header button[aria-haspopup]:visible',
  )
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => `${each.className} ${each.getAttribute('aria-haspopup')}`),
  )
  const address = page.url()
  let opened = 0
  for (const [index, name] of names.entries()) {
    const alike = names.slice(0, index).filter((other) => other === name).length
    if (alike > MAX_ALIKE) continue
    if (!(await press(buttons.nth(index)))) continue
    opened += 1
    await read(`button ${index}`)
    opened += await openItems(page, buttons.nth(index), read)
    await closeAll(page)
    if (page.url() !== address) await page.goto(address)
  }
  return opened
}

/** The dialogs that the items of an open menu lead to. */
async function openItems(
  page: Page,
  button: Locator,
  read: (name: string) => Promise<void>,
): Promise<number> {
  const items = page.getByRole('menuitem').filter({ hasText: '…' })
  const names = await items.allTextContents()
  let opened = 0
  for (const [index, name] of names.entries()) {
    if ((await items.count()) === 0 && !(await press(button))) break
    if (!(await press(items.nth(index)))) continue
    opened += 1
    await read(name)
    await closeAll(page)
  }
  return opened
}

async function press(button: Locator): Promise<boolean> {
  try {
    await button.click({ timeout: 1_000 })
    await button
      .page()
      .locator('[role=dialog], [role=menu], [role=listbox]')
      .first()
      .waitFor({ timeout: 1_000 })
    return true
  } catch {
    return false
  }
}

async function closeAll(page: Page): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    if ((await page.locator('[role=dialog]:visible, [role=menu]:visible').count()) === 0) return
    await page.keyboard.press('Escape')
  }
}
