import { expect, test } from '@playwright/test'
import { createPage } from './support/api'
import { deadControls } from './support/dead-controls'
import { EditorPage } from './support/editor-page'
import { hero, text } from './support/sample-blocks'

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 5_000 })

test('every control on a beginner’s way does something: at home, for a new page, and in the editor', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const editor = new EditorPage(page)
  const blocks = [hero('Welcome'), text('one')]
  let opened = 0
  const openHome = async () => {
    await page.goto('/editor')
    await expect(page.getByRole('button', { name: 'New page' }).first()).toBeVisible()
    await expect(page.locator('.ed-spinner')).toHaveCount(0)
  }
  const screens = {
    home: { open: openHome, root: 'body' },
    'a new page': {
      async open() {
        await openHome()
        await page.getByRole('button', { name: 'New page' }).first().click()
        await expect(page.getByRole('dialog', { name: 'New page' })).toBeVisible()
      },
      root: '[role=dialog]',
    },
    'the editor': {
      async open() {
        // A page of its own each time: what was pressed before may have changed the last one.
        opened += 1
        const { id } = await createPage(`/live-controls-${opened}`, blocks)
        await editor.open(id)
        await editor.select(editor.blockBy('hero'))
        await expect(editor.panel).toBeVisible()
      },
      root: 'body',
      // Each is inserted by another test.
      without: '[data-canvas], [data-palette-block]',
    },
  }
  for (const [name, screen] of Object.entries(screens)) {
    const dead = await deadControls(page, screen)
    expect.soft(dead, name).toEqual([])
  }
})
