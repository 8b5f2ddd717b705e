import { expect, type Page, test } from '@playwright/test'
import { createPage, graphql } from './support/api'
import { EditorPage } from './support/editor-page'
import { text } from './support/sample-blocks'

for (const language of ['gu', 'hi'])
  test(`in ${language} the words that are drawn before the faces have come get their letters`, async ({
    page,
    context,
  }) => {
    const cookie = { domain: '127.0.0.1', path: '/editor' }
    await context.addCookies([{ ...cookie, name: 'toran-language', value: language }])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/editor/pages')
    const word = page.locator('.ed-phone-menu > span')
    await expect(word).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expect(async () => {
      const [drawn, anew] = await widthsOf(page)
      expect(drawn).toBeGreaterThan(0)
      expect(drawn).toBe(anew)
    }).toPass()
  })

test('in English a title in another script is written in its own face, which is fetched for it alone', async ({
  page,
}) => {
  for (const [address, title, range] of [
    ['/script-hi', 'मुखपृष्ठ', 'U+900'],
    ['/script-gu', 'મુખપૃષ્ઠ', 'U+A80'],
  ] as const) {
    const item = { locationId: 10, title, content: { format: 1, blocks: [] } }
    await graphql(
      `mutation ($title: String!, $topic: TopicInput!) {
        createOrUpdateDocument(title: $title, type: PAGE, topic: $topic) { id }
      }`,
      { title, topic: { locationId: 10, externalUrl: address, items: [item] } },
    )
    await page.goto(`/editor/pages?q=${encodeURIComponent(title)}`)
    await expect(page.getByText(title).first()).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts]
            .filter(({ family, status }) => /Toran Scripts/.test(family) && status === 'loaded')
            .map(({ unicodeRange }) => unicodeRange.split('-')[0]),
        ),
      )
      .toContain(range)
  }
})

/** The width of the word now, and of a copy that is drawn afresh. */
function widthsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const word = document.querySelector('.ed-phone-menu > span')
    const copy = word?.cloneNode(true)
    if (!(word && copy instanceof HTMLElement)) return []
    word.parentElement?.append(copy)
    const widths = [word, copy].map((each) => Math.round(each.getBoundingClientRect().width))
    copy.remove()
    return widths
  })
}

test('in English the editor has a face of its own, and nothing in the top bar moves when it comes late', async ({
  page,
}) => {
  const { id } = await createPage('/faces', [text('one')])
  const editor = new EditorPage(page)
  await page.addInitScript(noteShifts)
  // The first visit, on a slow line.
  await page.route('**/inter-*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await editor.open(id)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => (window as unknown as Shifts).shiftsOfTopBar)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await editor.open(id)
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].find(({ family }) => /Inter/.test(family))?.status),
    )
    .toBe('loaded')
  await editor.blockBy('one').getByText('one').click()
  await page.keyboard.type('Namaste ')
  await editor.saved()
  expect(await page.evaluate(() => (window as unknown as Shifts).shiftsOfTopBar)).toEqual([])
})

interface Shifts {
  shiftsOfTopBar: string[]
}

/** In the page: keeps what of the top bar the browser calls a shift of the layout. */
function noteShifts(): void {
  const noted: string[] = []
  Object.assign(window, { shiftsOfTopBar: noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources = [] } = entry as PerformanceEntry & {
        readonly sources?: readonly { readonly node: Node | null }[]
      }
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        if (element?.closest('.ed-top-bar')) noted.push(element.className || element.tagName)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
