import { expect, type Page, test } from '@playwright/test'
import { createPage, draftOf, fieldValue } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

const WORDS =
  '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Lamps</p><p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>Park</p>'

for (const width of [1280, 390])
  test(`at ${width} px: words with pictures are pasted into a text, and visitors see them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const editor = new EditorPage(page)
    const { id } = await createPage(`/paste-${width}`, [text('t', '<p>Before</p>')])
    await editor.open(id)
    await editor.blockBy('t').getByText('Before').click()
    const box = editor.canvas.getByRole('textbox', { name: 'Text' })
    await expect(box).toBeFocused()
    await expect(box).toHaveAttribute('contenteditable', 'true')
    const picture = await drawn(page)
    const html = `${WORDS}<figure><img src="${picture}" alt="A red square"><figcaption>Red</figcaption></figure><p><img src="file:///C:/Temp/image003.png"></p>`
    await paste(page, { html })
    await expect(box.locator('ul > li')).toHaveText(/Lamps/)
    await expect(box.locator('ol > li')).toHaveText('Park')
    await expect(page.getByText(/“image003\.png” couldn’t be pasted/).first()).toBeVisible()
    const shown = box.locator('figure img')
    await expect(shown).toHaveAttribute('src', /^\/media\/\d+$/)
    await expect.poll(() => widthOf(page, '.tiptap figure img')).toBe(900)
    await findsNothing(page, `pasted at ${width}`)
    await page.keyboard.press('Escape')
    await editor.saved()
    const html1 = String(fieldValue((await draftOf(id)).blocks[0], 'html'))
    expect(html1).toMatch(
      /<figure><img src="\/media\/\d+" alt="A red square" width="900" height="600"><figcaption>Red<\/figcaption><\/figure>/,
    )
    expect(html1).not.toMatch(/data:|file:|pasted/)
    if (width === 390) return
    await editor.publish()
    await page.goto(`/paste-${width}`)
    const published = page.locator('.text figure img')
    await published.scrollIntoViewIfNeeded()
    await expect(published).toHaveAttribute('alt', 'A red square')
    await expect(published).toHaveAttribute('srcset', /\/media\/\d+-[0-9a-f]{8}\?w=320 320w/)
    await expect.poll(() => widthOf(page, '.text figure img')).toBeGreaterThan(0)
  })

test('a screenshot is pasted on the canvas as a block, and taken back', async ({ page }) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/paste-screenshot', [text('t', '<p>Before</p>')])
  await editor.open(id)
  await editor.select(editor.blockBy('t'))
  await paste(page, { picture: await drawn(page) })
  await expect(editor.block('Media').locator('img').first()).toBeVisible()
  expect(await editor.order()).toBe('Text Media')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.block('Media')).toHaveCount(0)
})

test('a picture of the library is put into a text with the toolbar, and the text goes on', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/picture-button', [text('t', '<p>Before</p>')])
  await editor.open(id)
  await editor.blockBy('t').getByText('Before').click()
  const tools = editor.canvas.getByRole('toolbar', { name: 'Formatting' })
  await tools.getByRole('button', { name: 'Picture' }).click()
  const pictures = page.getByRole('dialog').getByRole('listbox', { name: 'Pictures' })
  await pictures.getByRole('option').first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const box = editor.canvas.getByRole('textbox', { name: 'Text' })
  await expect(box.locator('figure img')).toBeVisible()
  await expect(editor.canvas.getByRole('toolbar', { name: 'Picture tools' })).toBeVisible()
  await page.keyboard.press('Escape')
  await editor.saved()
  expect(String(fieldValue((await draftOf(id)).blocks[0], 'html'))).toMatch(
    /<figure><img src="\/media\/\d+"/,
  )
})

test('a double click in an example leaves it selected: typing replaces it', async ({ page }) => {
  const editor = new EditorPage(page)
  const { id } = await createPage('/example-twice', [text('t', '<p>[[One sentence about it]]</p>')])
  await editor.open(id)
  await editor.blockBy('t').getByText('One sentence').dblclick()
  const box = editor.canvas.getByRole('textbox', { name: 'Text' })
  await expect(box).toHaveAttribute('contenteditable', 'true')
  await box.getByText('One sentence').dblclick()
  await page.keyboard.type('Come with family')
  await expect(box).toHaveText('Come with family')
})

/** Pastes where the focus is, as the browser does it from its clipboard. */
async function paste(
  page: Page,
  { html = '', picture }: { readonly html?: string; readonly picture?: string },
): Promise<void> {
  await page.evaluate(
    async ({ markup, address }) => {
      const clipboardData = new DataTransfer()
      if (markup !== '') clipboardData.setData('text/html', markup)
      if (address !== undefined) {
        const bytes = Uint8Array.from(atob(address.split(',')[1] ?? ''), (each) =>
          each.charCodeAt(0),
        )
        clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
      }
      const on = document.activeElement ?? document.body
      on.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { markup: html, address: picture },
  )
}

function widthOf(page: Page, picture: string): Promise<number> {
  return page
    .locator(picture)
    .first()
    .evaluate((image) => {
      const { naturalWidth, complete } = image as HTMLImageElement
      return complete ? naturalWidth : 0
    })
}

/** A small picture, made by the browser itself. */
function drawn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = '#b23a12'
      brush.fillRect(0, 0, 900, 600)
    }
    return canvas.toDataURL('image/png')
  })
}
