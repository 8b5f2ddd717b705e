import { expect, type Page, test } from '@playwright/test'
import { EditorPage } from './editor-page'

test('the canvas and the published page show the same markup, block by block', async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page)
  await editor.signIn()
  await editor.open('1')
  const visitor = await browser.newPage({ javaScriptEnabled: false })
  await visitor.goto('/')
  const published = await markupByBlock(visitor)
  expect(Object.keys(published).length).toBeGreaterThan(10)
  await expect(async () => {
    expect(await markupByBlock(page)).toEqual(published)
  }).toPass({ timeout: 20_000 })
  await visitor.close()
})

/** What each block's view drew, without what the editor or the document adds around it. */
function markupByBlock(page: Page): Promise<Record<string, string>> {
  return page.locator('[data-block-id]').evaluateAll((blocks) =>
    Object.fromEntries(
      blocks.map((block) => {
        const copy = block.cloneNode(true) as Element
        for (const control of copy.querySelectorAll('[data-canvas-control]')) control.remove()
        for (const inner of copy.querySelectorAll('[data-block-id]'))
          for (const { name } of [...inner.attributes])
            if (!['class', 'data-block-id', 'data-block-name', 'data-island'].includes(name))
              inner.removeAttribute(name)
        return [block.getAttribute('data-block-id'), copy.innerHTML]
      }),
    ),
  )
}
