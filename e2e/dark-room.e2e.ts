import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './support/axe'
import { EditorPage } from './support/editor-page'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY } from './support/site'

test.use({ storageState: NOBODY, colorScheme: 'dark' })

test('in a dark room: from signing in to a published page nothing is bright but the page itself', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(noteBrightFrames)
  const editor = new EditorPage(page)

  await test.step('sign in', async () => {
    await page.goto('/editor')
    await expect(page.getByLabel('Email')).toBeVisible()
    await staysDark(page, 'signing in')
    await page.getByLabel('Email').fill(ADMIN_EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible()
    await staysDark(page, 'home')
  })

  await test.step('lists and forms, each loaded anew', async () => {
    for (const path of ['/editor/pages', '/editor/media', '/editor/locations/30']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await staysDark(page, path)
    }
  })

  await test.step('begin a page', async () => {
    await page.goto('/editor')
    await page.getByRole('button', { name: 'New page' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New page' })
    await expect(dialog.getByRole('button', { name: /^Empty page/ })).toBeVisible()
    await staysDark(page, 'choosing how to begin')
    await dialog.getByRole('button', { name: /^Empty page/ }).click()
    await dialog.getByLabel('Title').fill('A dark room')
    await dialog.getByRole('button', { name: 'Create page' }).click()
    await expect(editor.canvas).toBeVisible()
    await expect(editor.palette('Text')).toBeVisible()
    await staysDark(page, 'an empty page')
  })

  await test.step('write a text', async () => {
    await editor.palette('Text').click()
    await editor.select(editor.block('Text'))
    const words = editor.panel.locator('[contenteditable="true"]')
    await words.click()
    await words.pressSequentially('The lamps are lit at seven.')
    await expect(editor.block('Text')).toContainText('The lamps are lit at seven.')
    await staysDark(page, 'writing')
  })

  await test.step('choose a picture', async () => {
    await editor.palette('Media').click()
    await editor.select(editor.block('Media'))
    await editor.panel.getByRole('button', { name: 'Add pictures' }).click()
    const library = page.getByRole('dialog')
    await expect(library.getByText('Roll up a sleeve').first()).toBeVisible()
    await staysDark(page, 'choosing a picture')
    await library.getByText('Roll up a sleeve').first().click()
    await library.getByRole('button', { name: /^Add/ }).last().click()
    await expect(library).toBeHidden()
    await staysDark(page, 'a page with a picture')
  })

  await test.step('publish', async () => {
    await editor.saved()
    await editor.publish()
    await staysDark(page, 'a published page')
    expect((await page.request.get('/a-dark-room')).status()).toBe(200)
  })

  // Neither is a page before its styles and scripts have come.
  await page.reload()
  await expect(editor.canvas).toBeVisible()
  expect(await page.evaluate(() => window.brightFrames)).toEqual([])
})

/** Looks at what is on the screen: no bright surface, and every text can be read. */
async function staysDark(page: Page, where: string): Promise<void> {
  expect(await brightParts(page), where).toEqual([])
  expect(await page.evaluate(() => window.brightFrames), where).toEqual([])
  const without = ['[data-canvas]', '.ed-sample']
  expect(await violationsOf(page, { within: 'body', without, rules: 'contrast' }), where).toEqual(
    [],
  )
}

/** Parts of the editor, larger than a button, with a light background. What they show of the site and pictures has its own colours. */
function brightParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body, body *')]
      .filter((each) => !each.closest('[data-canvas], .ed-sample, svg, [data-look=primary]'))
      .filter((each) => each.offsetWidth * each.offsetHeight > 4_000 && each.checkVisibility())
      .filter((each) => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (
          getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number)
        return alpha > 0.1 && 0.2126 * r + 0.7152 * g + 0.0722 * b > 128
      })
      .map((each) => `${each.localName}.${each.className}`),
  )
}

/**
 * Runs in the page, from its first frame on: notes each frame in which the window is bright. Without a background of its own the
 * root has that of the browser, which is dark where the browser's own colour of text is light.
 */
function noteBrightFrames(): void {
  const bright: string[] = []
  Object.assign(window, { brightFrames: bright })
  const lightness = (colour: string) => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    return alpha === 0 ? null : 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ownColours = (element: Element | null) =>
    element ? lightness(getComputedStyle(element).backgroundColor) : null
  const look = () => {
    const { documentElement: root, body } = document
    const probe = root?.appendChild(document.createElement('i'))
    if (probe) {
      probe.style.color = 'CanvasText'
      const own = ownColours(body) ?? ownColours(root)
      const isBright =
        own === null ? (lightness(getComputedStyle(probe).color) ?? 0) < 128 : own > 128
      probe.remove()
      if (isBright) bright.push(`${location.pathname} after ${Math.round(performance.now())} ms`)
    }
    if (performance.now() < 4_000) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

declare global {
  interface Window {
    brightFrames: readonly string[]
  }
}
