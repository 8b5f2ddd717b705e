import { expect, type Page, test } from '@playwright/test'
import { EditorPage, publishEverywhere } from './support/editor-page'
import { type Hands, KEYS, MOUSE } from './support/hands'
import { tabTo, tabToEntry } from './support/keys'
import { withOwnServers } from './support/own-servers'
import { NOBODY } from './support/site'
import { replaceExamples } from './support/templates'

/** Common tasks, from the first press to the published page. */

test.use({ actionTimeout: 15_000 })

for (const [hands, width] of [
  [MOUSE, 1440],
  [KEYS, 1280],
] as const)
  test(`by ${hands.name}, at ${width} px, a festival page: programme, columns with a gallery and pictures, questions and the map`, async ({
    page,
  }, info) => {
    test.setTimeout(120_000)
    const { press, fill } = hands
    await page.setViewportSize({ width, height: 900 })
    const editor = new EditorPage(page)
    const title = `Annakut by ${hands.name}`
    const address = `/annakut-by-${hands.name}`
    await page.goto('/editor/pages?locationId=10')
    await press(page.getByRole('button', { name: 'New page' }).first())
    const card = page.locator('strong').getByText('Festival', { exact: true })
    await press(page.getByRole('dialog').getByRole('button').filter({ has: card }))
    const dialog = page.getByRole('dialog', { name: 'New page: “Festival”' })
    await fill(dialog.getByLabel('Title'), title)
    await press(dialog.getByRole('button', { name: 'Create page' }))
    await expect(editor.canvas).toBeVisible()
    const settings = page.getByRole('form', { name: 'Page settings' })
    await expect(settings.getByLabel('Address')).toHaveValue(address)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await replaceExamples(id, 'words of our own')
    await editor.open(id)

    await test.step('the programme and a question are edited', async () => {
      for (const [block, label, words] of [
        ['ExploreBackground', 'Title', 'Lamps are lit'],
        ['Faqs', 'Question', 'May we bring our dog?'],
      ] as const) {
        await selectBlock(editor, hands, block)
        const item = editor.panel.locator('[data-item="items.0"]')
        await press(item.locator('[data-item-toggle]'))
        await fill(item.getByLabel(label, { exact: true }), words)
        await expect(editor.block(block)).toContainText(words)
      }
    })

    await test.step('columns are found by what people call them, and a gallery is in one', async () => {
      await selectBlock(editor, hands, 'Text')
      await insert(page, 'two columns')
      await expect(editor.block('Columns')).toBeVisible()
      await addToColumn(editor, hands)
      const column = editor.block('Columns').locator('.columns > :first-child')
      await expect(column.locator('[data-block-name="GalleryView"]')).toBeVisible()
      await fill(editor.panel.getByRole('combobox', { name: 'Gallery' }), 'Diwali')
      const gallery = page.getByRole('option', { name: /Diwali/ }).first()
      await expect(gallery).toBeVisible()
      if (hands === KEYS) await page.keyboard.press('Enter')
      else await press(gallery)
      await expect(editor.block('GalleryView').locator('img').first()).toBeVisible()
    })

    await page.screenshot({ path: info.outputPath('edited.png') })
    await editor.saved()
    await press(page.getByRole('button', { name: 'Publish', exact: true }))
    await press(page.getByRole('button', { name: 'Publish anyway' }))
    await publishEverywhere(page)
    await expect(page.getByText(/^Published( in .*)?\./).first()).toBeVisible()
    for (const readAt of [390, 1280, 1440]) {
      await page.setViewportSize({ width: readAt, height: 844 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible()
      await expect(page.getByText('Lamps are lit')).toBeVisible()
      await expect(page.getByText('May we bring our dog?')).toBeVisible()
      await expect(page.locator('[data-block-name="GalleryView"] img').first()).toBeVisible()
      await expect(page.getByRole('link', { name: /Show the map/ })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    }
  })

/** Selects the first block of a kind; with the keyboard by the arrows on the canvas. */
async function selectBlock(editor: EditorPage, hands: Hands, name: string): Promise<void> {
  const { page } = editor
  const block = editor.block(name).first()
  if (hands === MOUSE) return editor.select(block)
  await tabTo(page, page.getByRole('region', { name: 'Page canvas' }))
  await page.keyboard.press('Home')
  await expect(async () => {
    if ((await block.getAttribute('data-selected')) === null) await page.keyboard.press('ArrowDown')
    await expect(block).toHaveAttribute('data-selected', '', { timeout: 100 })
  }).toPass()
}

/** Adds a gallery to the first of two columns; with the keyboard it is picked up in the palette and put there by arrows. */
async function addToColumn({ page, canvas }: EditorPage, hands: Hands): Promise<void> {
  if (hands === MOUSE) {
    await canvas.getByRole('button', { name: 'Add a block to “Column 1”' }).click()
    return find(page, 'album')
  }
  await tabToEntry(page, { search: 'album', name: 'GalleryView' })
  await page.keyboard.press('Space')
  const told = page.locator('[aria-live], [role="status"], [role="log"]')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    const place = told.filter({ hasText: /Position 1 of 1 in “Main › Columns › Column 1/ }).first()
    await expect(place).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Space')
}

/** Opens the search for a block below the selected one, as by the slash key, and takes its first answer. */
async function insert(page: Page, words: string): Promise<void> {
  await tabTo(page, page.getByRole('region', { name: 'Page canvas' }))
  await page.keyboard.press('/')
  await find(page, words)
}

async function find(page: Page, words: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search blocks' })
  await expect(search).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

/** Sixteen questions of a parent, in English and in Gujarati, with the path that answers each. */
const QUESTIONS: readonly (readonly [english: string, gujarati: string, path: string])[] = [
  ['When are you open today', 'આજે ક્યારે ખુલ્લું છે', '/visit'],
  ['opening hours on 11 December', '૧૧ ડિસેમ્બરે સમય', '/visit'],
  ['next arti', 'આરતીનો સમય', '/visit'],
  ['parking', 'પાર્કિંગ', '/visit'],
  ['what should we wear', 'શું પહેરવું', '/visit'],
  ['toilets', 'શૌચાલય', '/visit'],
  ['school visit', 'શાળાની મુલાકાત', '/visit'],
  ['classes for children', 'બાળકોના વર્ગ', '/learn'],
  ['donate', 'દાન', '/give'],
  ['phone number', 'ફોન નંબર', '/connect'],
  ['how to get there by bus', 'બસથી કેવી રીતે આવવું', '/visit'],
  ['food', 'ભોજન', '/services'],
  ['Diwali', 'દિવાળી', '/galleries/101'],
  ['events', 'કાર્યક્રમો', '/connect/events'],
  ['wheelchair', 'વ્હીલચેર', '/visit/faq'],
  ['can we take photos', 'ફોટો પાડી શકાય', '/visit/faq'],
]

test.describe('on a phone', () => {
  test.use({
    storageState: NOBODY,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  // On a server of its own: pages that other tests publish say the same words.
  test('a parent’s sixteen questions, in English and in Gujarati, are answered among the first three results', async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    await withOwnServers(async ({ start }) => {
      const { address } = await start()
      const unanswered = [
        ...(await ask(page, { root: address, language: 0 })),
        ...(await ask(page, { root: `${address}/gu-IN`, language: 1 })),
      ]
      // The same on a laptop by keyboard alone, and on a wide screen.
      for (const [width, isByKeys] of [
        [1280, true],
        [1440, false],
      ] as const) {
        const wide = await browser.newPage({ viewport: { width, height: 800 } })
        unanswered.push(...(await ask(wide, { root: address, language: 0, isByKeys })))
        await wide.close()
      }
      expect(unanswered).toEqual([])
    })
  })
})

interface SearchOptions {
  readonly root: string
  readonly language: 0 | 1
  readonly isByKeys?: boolean
}

/** Asks all questions in a language, the first by the header's search; returns those whose answer is not found. */
async function ask(
  page: Page,
  { root, language, isByKeys = false }: SearchOptions,
): Promise<readonly string[]> {
  const unanswered: string[] = []
  await page.goto(root)
  const search = page.getByRole('banner').locator('.header-search > summary')
  if (isByKeys) {
    await tabTo(page, search)
    await page.keyboard.press('Enter')
  } else await search.click()
  let field = page.getByRole('banner').getByRole('searchbox')
  for (const question of QUESTIONS) {
    const [words, path] = [question[language], question[2]]
    if (isByKeys) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
    } else {
      await field.fill(words)
      await field.press('Enter')
    }
    await page.waitForURL((url) => url.searchParams.get('q') === words)
    const results = page.getByRole('heading', { level: 4 }).getByRole('link')
    const found = await results.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href.replace(/#.*$/, '')),
    )
    const shown = [...new Set(found)].slice(0, 3)
    if (!shown.includes(`${root}${path}`)) unanswered.push(`${words}: ${shown.join(' ')}`)
    field = page.getByRole('main').getByRole('searchbox')
  }
  return unanswered
}
