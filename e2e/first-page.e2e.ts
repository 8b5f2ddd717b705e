import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { drag, EditorPage, pointIn } from './support/editor-page'
import { dragByFinger } from './support/fingers'
import { FINGER, type Hands, MOUSE, windowFor } from './support/hands'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY } from './support/site'

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
/** The sentence of its first page that tells what to try, and what it names. */
const [TRIED = ''] = /^Try it: .*?(?=\n\n)/ms.exec(README) ?? []
const NAMES = [...TRIED.matchAll(/\*\*(.*?)\*\*/g)].map(([, name = '']) => name)

for (const [hands, width] of [
  [MOUSE, 1440],
  [FINGER, 390],
] as const)
  test.describe(`by ${hands.name}, at ${width} px`, () => {
    test.use({ ...windowFor(width, hands), storageState: NOBODY, actionTimeout: 15_000 })

    test('a beginner does what the first page of the README says', async ({ page }) => {
      const [newPage = '', empty = '', hero = '', text = '', publish = '', view = '', ...more] =
        NAMES
      expect(more).toEqual([])
      const editor = new EditorPage(page)

      await test.step('sign in, press New page, choose Empty page and give it a title', async () => {
        await page.goto('/editor')
        await page.getByLabel('Email').fill(ADMIN_EMAIL)
        await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD)
        await hands.press(page.getByRole('button', { name: 'Sign in', exact: true }))
        await hands.press(page.getByRole('button', { name: newPage }).first())
        const dialog = page.getByRole('dialog', { name: newPage })
        await hands.press(dialog.getByRole('button', { name: new RegExp(`^${empty}`) }))
        await dialog.getByLabel('Title').fill(`First page at ${width}`)
        await hands.press(dialog.getByRole('button', { name: 'Create page' }))
        await expect(editor.canvas).toBeVisible()
      })

      await test.step('drag Hero and Text onto the page', async () => {
        await dragFromPalette(editor, hands, { label: hero, beside: editor.canvas })
        await expect.poll(() => editor.order()).toBe('Hero')
        await dragFromPalette(editor, hands, { label: text, beside: editor.block('Hero') })
        await expect.poll(() => editor.order()).toBe('Hero Text')
        if (hands === MOUSE) await expectThreeParts(editor)
      })

      await test.step('the marked examples are refused', async () => {
        await hands.press(page.getByRole('button', { name: publish, exact: true }))
        const refused = page.getByRole('dialog', { name: /^Not published: \d+ problem/ })
        await expect(refused).toContainText('still has')
        await page.keyboard.press('Escape')
        await expect(refused).toBeHidden()
      })

      await test.step('type in the panel, and replace the marked examples', async () => {
        await openSettings(editor, hands, editor.block('Hero'))
        await editor.panel.getByLabel('Title', { exact: true }).fill('Our first page')
        await expect(editor.block('Hero').getByRole('heading')).toHaveText('Our first page')
        await editor.panel.getByLabel('Subtitle', { exact: true }).fill('Everyone is welcome')
        await expect(editor.block('Hero')).not.toContainText('[[')
        await openSettings(editor, hands, editor.block('Text'))
        const words = editor.panel.locator('[contenteditable="true"]')
        await hands.press(words)
        await words.pressSequentially('Come and see.')
        await expect(editor.block('Text')).toContainText('Come and see.')
      })

      await test.step('press Publish, and follow View page', async () => {
        await hands.press(page.getByRole('button', { name: publish, exact: true }))
        await expect(page.getByText(/^Published( in .*)?\./).first()).toBeVisible()
        const opened = page.context().waitForEvent('page')
        if (hands === MOUSE) await page.getByRole('link', { name: view }).first().click()
        else await chooseBesidePublish(page, view)
        const site = await opened
        await expect(site.getByRole('heading', { level: 1 })).toHaveText('Our first page')
        await expect(site.getByText('Come and see.')).toBeVisible()
        const visitor = await page.request.get(site.url())
        expect(visitor.status()).toBe(200)
      })
    })
  })

interface Dragged {
  /** As the palette calls it. */
  readonly label: string
  readonly beside: Locator
}

/** On a phone the palette is in a sheet, below the page. */
async function dragFromPalette(
  editor: EditorPage,
  hands: Hands,
  { label, beside }: Dragged,
): Promise<void> {
  const { page } = editor
  if (hands === FINGER) await openSheet(page, 'Blocks')
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(label)
  const entry = page.locator('[data-palette-block]').first()
  await expect(entry).toHaveAccessibleName(label)
  const place = await pointIn(beside, 0.5, 0.9)
  if (hands === MOUSE) return drag(page, entry, place)
  // Above the sheet.
  const seen = await page.locator('.ed-frame-canvas').boundingBox()
  const lowest = (seen?.y ?? 0) + (seen?.height ?? 0) - 40
  await dragByFinger(page, entry, { x: place.x, y: Math.min(place.y, lowest) })
}

async function openSettings(editor: EditorPage, hands: Hands, block: Locator): Promise<void> {
  await block.click({ position: { x: 20, y: 20 } })
  if ((await editor.canvas.locator('[data-writing]').count()) > 0)
    await editor.page.keyboard.press('Escape')
  if (hands === FINGER) await openSheet(editor.page, 'Settings')
  await expect(editor.panel).toBeVisible()
}

async function openSheet(page: Page, name: string): Promise<void> {
  const button = page
    .getByRole('navigation', { name: 'Parts of the editor' })
    .getByRole('button', { name })
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.tap()
}

/** Chooses an action from the menu beside the Publish button, where phones show it. */
async function chooseBesidePublish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More ways to publish' }).tap()
  await page.getByRole('menuitem', { name }).tap()
}

/** The blocks on the left, the page in the middle, the settings on the right. */
async function expectThreeParts(editor: EditorPage): Promise<void> {
  const { page, canvas, panel } = editor
  const boxes = await Promise.all(
    [page.getByRole('searchbox', { name: 'Search blocks' }), canvas, panel].map((part) =>
      part.boundingBox(),
    ),
  )
  const [blocks, middle, settings] = boxes.map((box) => box?.x ?? 0)
  expect(blocks).toBeLessThan(middle ?? 0)
  expect(middle).toBeLessThan(settings ?? 0)
}
