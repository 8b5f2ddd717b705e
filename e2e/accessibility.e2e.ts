import { expect, test } from '@playwright/test'
import { createPage, savePage } from './support/api'
import { dialogFindsNothing, findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { hero, section, text } from './support/sample-blocks'

// Axe takes a second or two a screen, and there are many.
test.describe.configure({ timeout: 150_000 })

/** Those of people, places and what leads where. */
const SCREENS = 'people locations locations/20 navigation redirects search audit mail'.split(' ')

test.describe('axe finds nothing, in light and dark', () => {
  // The pages that are there are looked at by the crawl.
  test('on a page that is not there', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/no-such-page')
      await findsNothing(page, 'the page')
    }
  })

  test('in the editor: sign-in, page list, new page', async ({ page }) => {
    const editor = new EditorPage(page)
    await page.context().clearCookies()
    await page.goto('/editor/sign-in')
    await expect(page.getByLabel('Email')).toBeVisible()
    await findsNothing(page, 'sign-in')
    await editor.signIn()
    await expect(page.getByRole('button', { name: 'New page' }).first()).toBeVisible()
    await findsNothing(page, 'page list')
    await page.getByRole('button', { name: 'New page' }).first().click()
    await dialogFindsNothing(page, 'New page')
  })

  test('in the editor: the screens of head office, on a phone and on a laptop', async ({
    page,
  }, info) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const screen of SCREENS) {
        await page.goto(`/editor/${screen}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Loading')).toHaveCount(0)
        await findsNothing(page, `${screen}, ${width} px`)
        const isWider = () => document.documentElement.scrollWidth > window.innerWidth
        expect(await page.evaluate(isWider), `${screen} is wider than ${width} px`).toBe(false)
        await page.screenshot({ path: info.outputPath(`${screen.replace('/', '-')}-${width}.png`) })
      }
    }
  })

  test('in the editor: a page, its blocks, and what opens over them', async ({ page }) => {
    const editor = new EditorPage(page)
    const { id } = await createPage('/axe-page', [
      hero('Welcome'),
      text('one'),
      section('hall', []),
    ])
    await editor.open(id)
    await editor.blockBy('hero').click({ position: { x: 10, y: 10 } })
    await expect(editor.panel).toBeVisible()
    await findsNothing(page, 'a selected block')
    await page.getByRole('tab', { name: 'Outline' }).click()
    await expect(page.getByRole('tree')).toBeVisible()
    await findsNothing(page, 'the outline')
    const canvas = page.getByRole('region', { name: 'Page canvas' })
    const open = async (keys: string, name: string | RegExp) => {
      await canvas.focus()
      await page.keyboard.press(keys)
      await dialogFindsNothing(page, name)
    }
    await open('/', 'Insert a block')
    await open('ControlOrMeta+k', 'Commands')
    await open('?', 'Keyboard shortcuts')
    await open('F2', /Rename/)
    await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: /Move to/ }).click()
    await dialogFindsNothing(page, /^Move “Hero”/)
  })

  test('in the editor: choosing a picture, and what stops publishing', async ({ page }) => {
    const editor = new EditorPage(page)
    const { id } = await createPage('/axe-publish', [
      hero('Welcome'),
      text('one', '<h4>Too deep</h4>'),
    ])
    await editor.open(id)
    await editor.blockBy('hero').click({ position: { x: 10, y: 10 } })
    await editor.panel.getByRole('button', { name: 'Choose a picture' }).click()
    await dialogFindsNothing(page, /picture/i)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialogFindsNothing(page, /Publish with warnings|Not published/)
  })

  test('in the editor: a page to link to, and leaving what couldn’t be saved', async ({ page }) => {
    const editor = new EditorPage(page)
    const links = { id: 'f2', type: 'array', name: 'actions', value: [{ label: 'Visit' }] }
    const opening = hero('Welcome')
    const { id } = await createPage('/axe-links', [{ ...opening, fields: [links] }])
    await editor.open(id)
    await editor.blockBy('hero').click({ position: { x: 10, y: 10 } })
    await editor.panel.getByRole('tab', { name: 'Links' }).click()
    await editor.panel.getByRole('button', { name: /^Button 1/ }).click()
    await editor.panel.getByRole('radio', { name: 'Page' }).check()
    await editor.panel.getByRole('combobox', { name: 'Link' }).click()
    const found = page.getByRole('listbox').getByRole('option')
    await expect(found.first()).toBeVisible()
    await findsNothing(page, 'the pages to link to')
    // From the first back to the last, which a list of this height does not show.
    await page.keyboard.press('ArrowUp')
    await expect(found.last()).toBeInViewport()
    await page.keyboard.press('Escape')

    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('createOrUpdateDocument')) return route.fallback()
      const refusal = { message: 'Too large', extensions: { code: 'BAD_USER_INPUT' } }
      return route.fulfill({ json: { errors: [refusal] } })
    })
    await editor.panel.getByLabel('Text', { exact: true }).fill('Come in')
    await page.getByRole('link', { name: 'All pages' }).click()
    await dialogFindsNothing(page, 'The page is not saved')
    await expect(page).toHaveURL(new RegExp(`/pages/${id}`))
    await page.getByRole('link', { name: 'All pages' }).click()
    await page.getByRole('button', { name: 'Leave the page' }).click()
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible()
  })

  test('in the editor: home, calendar, a site layout in the list, on the canvas, and around a page', async ({
    page,
  }) => {
    const editor = new EditorPage(page)
    for (const [path, title] of [
      ['/editor', /^Hello/],
      ['/editor/calendar', 'Calendar'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText(/^Loading/)).toHaveCount(0)
      await findsNothing(page, path)
    }
    await page.goto('/editor/pages?type=LAYOUT')
    const layout = page.getByRole('link', { name: /^Site layout/ }).first()
    await expect(layout).toBeVisible()
    await findsNothing(page, 'site layouts in the list')
    await page
      .getByRole('button', { name: /^Actions for Site layout/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await dialogFindsNothing(page, /^Unpublish the header and footer of/)
    await layout.click()
    await expect(editor.block('TopNavigation')).toBeVisible()
    await findsNothing(page, 'a site layout')
    await editor.block('TopNavigation').click({ position: { x: 5, y: 5 } })
    await expect(editor.panel).toBeVisible()
    await findsNothing(page, 'a block of a site layout')
    await editor.open((await createPage('/axe-in-layout', [hero('Welcome')])).id)
    const way = await page.getByRole('link', { name: 'Edit the site’s header' }).boundingBox()
    const header = await editor.block('TopNavigation').boundingBox()
    // It hides nothing of the header, and nothing hides it.
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
    await findsNothing(page, 'a page in its layout')
  })

  test('in the editor: the first minute', async ({ page }) => {
    const editor = new EditorPage(page)
    await editor.open((await createPage('/axe-empty', [])).id)
    await page.getByRole('button', { name: /^From a template/ }).click()
    await dialogFindsNothing(page, 'From a template')
    await page.getByRole('button', { name: /^Copy an existing page/ }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await dialogFindsNothing(page, 'Copy an existing page')
    await page.getByRole('button', { name: 'New here? Take the tour' }).click()
    await dialogFindsNothing(page, 'Tour: Blocks')
  })

  test('in the editor: the history, and saved versions compared', async ({ page }) => {
    const first = await createPage('/axe-versions', [hero('First')])
    await savePage(first, '/axe-versions', [hero('Second')])
    const editor = new EditorPage(page)
    await editor.open(first.id)
    await page.getByRole('button', { name: 'History' }).click()
    await dialogFindsNothing(page, 'History')
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Saved versions…' }).click()
    await page.getByRole('button', { name: /Version 1/ }).click()
    await expect(page.locator('ins')).toHaveText('Second')
    await dialogFindsNothing(page, 'Saved versions')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

    test('in the editor: every drawer', async ({ page }) => {
      const editor = new EditorPage(page)
      await editor.open((await createPage('/axe-phone', [hero('Welcome')])).id)
      await editor.blockBy('hero').tap({ position: { x: 10, y: 10 } })
      const parts = page.getByRole('navigation', { name: 'Parts of the editor' })
      for (const name of ['Blocks', 'Outline', /^Checks/, 'Settings']) {
        await parts.getByRole('button', { name }).tap()
        await findsNothing(page, `the drawer ${name}`)
      }
    })
  })
})
