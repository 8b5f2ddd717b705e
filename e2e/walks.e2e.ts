import { expect, type Page, test } from '@playwright/test'
import { EditorPage } from './support/editor-page'
import { tabTo } from './support/keys'
import { withOwnServers } from './support/own-servers'
import { NOBODY } from './support/site'
import { replaceExamples } from './support/templates'

/** Common tasks, from the first press to the published page. */

test('a festival page: programme, columns with a gallery and pictures, questions and the map', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await page.goto('/editor/pages?locationId=10')
  await page.getByRole('button', { name: 'New page' }).first().click()
  const card = page.locator('strong').getByText('Festival', { exact: true })
  await page.getByRole('dialog').getByRole('button').filter({ has: card }).click()
  const dialog = page.getByRole('dialog', { name: 'New page: “Festival”' })
  await dialog.getByLabel('Title').fill('Annakut of the walk')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.canvas).toBeVisible()
  await expect(page.getByRole('form', { name: 'Page settings' }).getByLabel('Address')).toHaveValue(
    '/annakut-of-the-walk',
  )
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await replaceExamples(id, 'words of our own')
  await editor.open(id)

  await test.step('columns are found by what people call them, and a gallery is in one', async () => {
    await editor.select(editor.block('Text').last())
    await insert(page, 'two columns')
    await expect(editor.block('Columns')).toBeVisible()
    await editor.canvas.getByRole('button', { name: 'Add a block to “Column 1”' }).click()
    await find(page, 'album')
    await expect(editor.block('GalleryView')).toBeVisible()
    await editor.canvas.getByRole('button', { name: 'Choose', exact: true }).click()
    const picker = page.getByRole('dialog')
    await picker
      .getByRole('option')
      .or(picker.getByRole('button', { name: /Diwali/ }))
      .first()
      .click()
    await expect(editor.block('GalleryView').locator('img').first()).toBeVisible()
  })

  await editor.saved()
  await editor.publishAnyway()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/annakut-of-the-walk')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annakut of the walk')
    await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible()
    await expect(page.getByText('Where can we park?')).toBeVisible()
    await expect(page.locator('[data-block-name="GalleryView"] img').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Show the map/ })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  }
})

/** Opens the search for a block below the selected one, as by the slash key, and takes its first answer. */
async function insert(page: Page, words: string): Promise<void> {
  await page.getByRole('region', { name: 'Page canvas' }).focus()
  await page.keyboard.press('/')
  await find(page, words)
}

async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search blocks' }).fill(words)
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

interface Asking {
  readonly root: string
  readonly language: 0 | 1
  readonly isByKeys?: boolean
}

/** Asks all questions in a language, the first by the header's search; returns those whose answer is not found. */
async function ask(
  page: Page,
  { root, language, isByKeys = false }: Asking,
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
