import { type Browser, expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, fieldValue, savePage } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'
import { NOBODY } from './support/site'
import { openAsVolunteer, VOLUNTEER_PASSWORD } from './support/volunteer'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = 'You are offline. You see the page as it was last opened here'

test('a page is reloaded offline with unsaved changes, edited on, and saved once when back online', async ({
  page,
}) => {
  const { editor, id } = await openKept(page, '/reloaded')
  await typeTitle(editor, 'Saved before')
  await editor.saved()
  const { version } = await draftOf(id)
  await page.context().setOffline(true)
  await typeTitle(editor, 'Written offline')
  await reload(page)
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText(OFFLINE)
  await expect(editor.block('Hero')).toContainText('Written offline')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await findsNothing(page, 'a page without a connection')

  await typeTitle(editor, 'Written after the reload')
  await reload(page)
  await expect(editor.block('Hero')).toContainText('Written after the reload')
  expect((await draftOf(id)).version).toBe(version)

  await page.context().setOffline(false)
  await editor.saved()
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
  const draft = await draftOf(id)
  expect(draft.version).toBe(version + 1)
  expect(fieldValue(draft.blocks[0], 'title')).toBe('Written after the reload')
  expect(draft.blocks).toHaveLength(2)
})

test('online a page always comes from the server, also after it was kept', async ({ page }) => {
  const { editor, id } = await openKept(page, '/current')
  await page.goto('about:blank')
  await savePage({ id, version: 1 }, '/current', [hero('Saved elsewhere')])
  await editor.open(id)
  await expect(editor.block('Hero')).toContainText('Saved elsewhere')
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})

test('a page that was opened by a link within the editor is there offline, too', async ({
  page,
}) => {
  const { id } = await createPage('/linked', [hero('By a link')])
  await page.goto('/editor/pages')
  await page.getByLabel('Search').first().fill('/linked')
  await page.locator(`a[href*="/editor/pages/${id}"]`).first().click()
  const editor = new EditorPage(page)
  await expect(editor.block('Hero')).toContainText('By a link')
  await kept(page)
  await page.context().setOffline(true)
  await reload(page)
  await expect(editor.block('Hero')).toContainText('By a link')
})

test('after signing out nothing of a page is left on the device', async ({ browser }) => {
  const page = await openSignedIn(browser)
  const { id } = await openKept(page, '/signed-out')
  await page.goto('/editor')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/editor\/sign-in/)
  expect(await keptPages(page)).toEqual([])
  await expectGoneOffline(page, id)
  await page.context().close()
})

test('another account finds nothing of the pages of the one before', async ({ page, browser }) => {
  const volunteer = { name: 'Nisha Offline', email: 'nisha.offline@toran.test', locationId: '20' }
  const window = await openAsVolunteer({ page, browser }, volunteer, { width: 1280, height: 800 })
  await window.close()
  const shared = await openSignedIn(browser)
  const { id } = await openKept(shared, '/other-account')
  await shared.context().clearCookies()
  await new EditorPage(shared).signIn(volunteer.email, VOLUNTEER_PASSWORD)
  await expect.poll(() => keptPages(shared)).toEqual([])
  await expectGoneOffline(shared, id)
  await shared.context().close()
})

test('the public site has no service worker', async ({ page }) => {
  await openKept(page, '/scope')
  await page.goto('/')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

async function openKept(page: Page, address: string) {
  const { id } = await createPage(address, [hero('First'), text('b_text')])
  const editor = new EditorPage(page)
  await editor.open(id)
  await kept(page)
  return { editor, id }
}

/** Waits until the open page could be reloaded offline. */
async function kept(page: Page): Promise<void> {
  const address = new URL(page.url()).pathname
  await expect.poll(() => keptPages(page), { timeout: 30_000 }).toContain(address)
  await expect
    .poll(() =>
      page.evaluate(() => caches.match(document.querySelector('script')?.src ?? '').then(Boolean)),
    )
    .toBe(true)
}

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return found.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

async function typeTitle(editor: EditorPage, title: string): Promise<void> {
  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  await editor.panel.getByLabel('Title', { exact: true }).fill(title)
}

async function openSignedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'allow', storageState: NOBODY })
  const page = await context.newPage()
  await new EditorPage(page).signIn()
  return page
}

async function expectGoneOffline(page: Page, id: string): Promise<void> {
  await page.context().setOffline(true)
  await expect(page.goto(`/editor/pages/${id}`)).rejects.toThrow(/ERR_/)
}
