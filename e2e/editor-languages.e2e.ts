import { expect, type Page, test } from '@playwright/test'
import { translationsOf } from '../vite/messages/catalogues'
import { violationsOf } from './support/axe'
import { EditorPage } from './support/editor-page'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY, ORIGIN } from './support/site'

test.use({ storageState: NOBODY })

/** What is the same in every language: addresses, keys, formats, brands, and examples of what is typed. */
const SAME =
  /\S+@\S+|https?:\S*|(?<![\p{L}\p{M}])\/[\w/.:-]*|\b(?:Toran|Ctrl|Alt|Shift|Esc|Enter|Backspace|Delete|Home|End|Tab|PDF|ID|API|URL|HTML|JSON|H[1-6]|AM|PM|Google|Maps|Word|Markdown|WordPress|Excel|CSV|GB|MB|kB|rem|org|example|ottawa|English|SVG|Sign Up|Submit)\b/gu

/** Names and content of the sample, and what an example in a block says. */
const CONTENT =
  /\[\[.*?\]\]|“.*?”|Administrator|Deepmala Mandir, Brookfield|New York|Mandir Campus|Mandir Darshan|Assembly Hall|Annapurna Kitchen|\bArti\b|Deepotsav|Patotsav|Annual cleaning day|Uttarayan|Maha Shivaratri|Founders’ Day/gu

/** Still in English: dates and zones that are no `Intl` of the person's language yet, and words that are values of messages. */
const STILL_ENGLISH =
  /\b(?:Mon|Wed|Sat|Sun|Jan|Mar|Oct|Nov|Dec|every year|KB|American English|America\/New_York|picture|Footer|everywhere)\b|\(you\)/gu

for (const { language, title, words } of [
  { language: 'gu', title: 'દીવા', words: 'સાત વાગ્યે દીવા પ્રગટાવીએ છીએ.' },
  { language: 'hi', title: 'दीपक', words: 'सात बजे दीपक जलाते हैं.' },
])
  test(`the straight way in ${language}: nothing is left in English`, async ({
    page,
    context,
  }, info) => {
    test.setTimeout(150_000)
    const texts = translationsOf(language)
    const t = (message: string) => texts.get(message) ?? message
    await context.addCookies([
      { name: 'toran-language', value: language, url: `${ORIGIN}/editor` },
      { name: 'toran-language', value: language, domain: '127.0.0.1', path: '/editor' },
    ])
    await page.setViewportSize({ width: 1280, height: 800 })
    const found: string[] = []
    const editor = new EditorPage(page)

    /** Lists on the home screen are content: of it, only the menu and the headings are read. */
    async function look(screen: string, within = 'body'): Promise<void> {
      found.push(...(await englishOn(page, within)).map((text) => `${screen}: ${text}`))
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await page.screenshot({ path: info.outputPath(`${screen}-${width}.png`) })
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      const problems = await violationsOf(page, { without: ['[data-canvas]'] })
      found.push(...problems.map(({ id, where }) => `${screen}: axe ${id}: ${where}`))
    }

    await page.goto('/editor')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByLabel(t('Email')).waitFor()
    await look('sign-in')
    await page.getByLabel(t('Email')).fill(ADMIN_EMAIL)
    await page.getByLabel(t('Password'), { exact: true }).fill(ADMIN_PASSWORD)
    await page.getByRole('button', { name: t('Sign in'), exact: true }).click()

    const newPage = page.getByRole('button', { name: t('New page') }).first()
    await newPage.waitFor()
    await look('home', 'nav, h1, h2')
    await newPage.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('Empty page') }).waitFor()
    await look('new-page', '[role=dialog]')
    await dialog.getByRole('button', { name: t('Empty page') }).click()
    await dialog.getByLabel(t('Title')).fill(title)
    await dialog.getByRole('button', { name: t('Create page') }).click()
    await expect(editor.canvas).toBeVisible()

    await test.step('blocks are found in both languages', async () => {
      const search = page.getByRole('searchbox', { name: t('Search blocks') })
      for (const typed of ['hero', t('Hero'), 'banner']) {
        await search.fill(typed)
        await expect(editor.palette('Hero')).toBeVisible()
      }
      await search.fill('')
    })
    for (const name of ['Hero', 'Text', 'Media']) {
      await editor.palette(name).click()
      await expect(editor.block(name)).toBeVisible()
      await look(`block-${name}`)
    }
    await editor.select(editor.block('Text'))
    const text = editor.block('Text').locator('[contenteditable="true"]')
    await editor.block('Text').click()
    await text.first().press('ControlOrMeta+a')
    await text.first().pressSequentially(words)
    await page.getByRole('button', { name: t('Publish'), exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('publish')

    for (const [screen, path] of [
      ['hours', '/editor/locations/10'],
      ['event', '/editor/events/new'],
      ['people', '/editor/people'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      if (screen === 'hours') await page.getByRole('tab', { name: t('Hours') }).click()
      if (screen === 'people')
        await page
          .getByRole('button', { name: t('Invite someone') })
          .first()
          .click()
      await look(screen, screen === 'people' ? '[role=dialog]' : 'body')
    }
    expect([...new Set(found)]).toEqual([])
  })

/** Visible text and names with Latin letters, outside the page that is edited, without what is the same in every language. */
async function englishOn(page: Page, within: string): Promise<string[]> {
  const texts = await page.locator('body *').evaluateAll((elements, selector) => {
    const CONTENT = '[data-canvas], script, style, kbd, code, [lang="en"], .ed-sample'
    const NAMES = ['aria-label', 'title', 'placeholder', 'alt', 'data-tooltip']
    return elements
      .filter((each) => each.closest(selector) && !each.closest(CONTENT) && each.checkVisibility())
      .flatMap((each) => [
        ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ...NAMES.map((name) => each.getAttribute(name) ?? ''),
      ])
      .map((text) => text.trim())
  }, within)
  return [...new Set(texts)].filter((text) => /[a-z]{2}/i.test(withoutNames(text)))
}

function withoutNames(text: string): string {
  return text.replace(CONTENT, '').replace(STILL_ENGLISH, '').replace(SAME, '')
}
