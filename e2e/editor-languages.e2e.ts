import { expect, type Page, test } from '@playwright/test'
import { translationsOf } from '../vite/messages/catalogues'
import { violationsOf } from './support/axe'
import { EditorPage } from './support/editor-page'
import { ADMIN_EMAIL, ADMIN_PASSWORD, NOBODY, ORIGIN } from './support/site'

test.use({ storageState: NOBODY })

/** Texts that are the same in every language: addresses, keys, formats, brands, time zone ids, and examples of typed values. */
const SAME =
  /\S+@\S+|https?:\S*|(?<![\p{L}\p{M}])\/[\w/.:-]*|\b(?:Toran|Ctrl|Alt|Shift|Esc|Enter|Backspace|Delete|Home|End|Tab|PDF|ID|API|URL|HTML|JSON|H[1-6]|AM|PM|am|pm|Google|Maps|Word|Markdown|WordPress|Excel|CSV|GB|kB|rem|America\/New_York|org|example|ottawa|English|SVG|Sign Up|Submit)\b/gu

/** Names and content of the sample, and what an example in a block says. */
const CONTENT =
  /Closed for Diwali \d|American English|Roll up a sleeve|A nurse in a white coat.*|\[\[.*?\]\]|“.*?”|Administrator|Deepmala Mandir, \w+|New York|Mandir Campus|Mandir Darshan|Assembly Hall|Annapurna Kitchen|\bArti\b|Deepotsav|Patotsav|Annual cleaning day|Uttarayan|Maha Shivaratri|Founders’ Day/gu

/** Of a list what it says itself: its rows are content. */
const LIST = 'nav, h1, h2, thead'

for (const { language, title, words, person } of [
  { language: 'gu', title: 'દીવા', words: 'સાત વાગ્યે દીવા પ્રગટાવીએ છીએ.', person: 'આશા પટેલ' },
  { language: 'hi', title: 'दीपक', words: 'सात बजे दीपक जलाते हैं.', person: 'आशा पटेल' },
])
  test(`the straight way in ${language}: nothing is left in English`, async ({
    page,
    context,
  }, info) => {
    test.setTimeout(240_000)
    page.setDefaultTimeout(15_000)
    const texts = translationsOf(language)
    const t = (message: string) => texts.get(message) ?? message
    /** A message with any values, as the name of a button. */
    const like = (message: string) => new RegExp(`^${t(message).replace(/\{\w+\}/g, '.+')}`)
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
    await dialog.getByLabel(t('Title')).fill(`${title} ${info.retry}`)
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
    const settings = page.getByRole('form', { name: t('Block settings') })
    await test.step('a picture is chosen', async () => {
      await editor.block('Hero').click({ position: { x: 10, y: 10 } })
      await settings
        .getByRole('button', { name: new RegExp(t('Choose a picture')) })
        .first()
        .click()
      const pictures = page.getByRole('dialog').getByRole('listbox', { name: t('Pictures') })
      await pictures.getByRole('option').first().waitFor()
      await look('pictures', '[role=dialog] :is(h2, label)')
      await pictures.getByRole('option').first().click()
      await expect(editor.block('Hero').locator('img').first()).toBeVisible()
      await look('picture')
    })
    await test.step('a title and a text are written', async () => {
      await editor.select(editor.block('Hero'))
      await settings.getByLabel(t('Title'), { exact: true }).fill(title)
      await settings.getByLabel(t('Subtitle'), { exact: true }).fill(words)
      const text = editor.block('Text').locator('[contenteditable="true"]')
      await editor.block('Text').click()
      await text.first().press('ControlOrMeta+a')
      await text.first().pressSequentially(words)
      await look('text')
    })
    await test.step('the page is published', async () => {
      await page.getByRole('button', { name: t('Publish'), exact: true }).click()
      await look('publish')
      const published = page
        .getByText(t('Published.'))
        .or(page.getByText(like('Published in {names}.')))
      const anyway = page.getByRole('button', { name: t('Publish anyway') })
      const toLocations = page.getByRole('button', { name: like('Publish to {count}') })
      for (const step of [anyway, toLocations]) {
        await expect(step.or(toLocations).or(published).first()).toBeVisible({ timeout: 30_000 })
        if (await step.isVisible()) {
          await look('publish-question', '[role=dialog]')
          await step.click()
        }
      }
      await expect(published.first()).toBeVisible({ timeout: 30_000 })
      await look('published')
    })

    async function open(path: string): Promise<void> {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    await test.step('opening hours: a special day is added', async () => {
      await open('/editor/locations/10')
      await page.getByRole('tab', { name: t('Hours') }).click()
      await look('hours')
      const days = page.getByRole('group', { name: t('Special days and holidays') })
      await days
        .getByRole('button', { name: `${t('Add')} ${t('Special days and holidays')}`, exact: true })
        .click()
      await days.getByLabel(t('Occasion')).last().fill(title)
      await days.getByLabel(t('First day'), { exact: true }).last().fill('2031-01-14')
      await days
        .getByRole('button', { name: t('Open on this day') })
        .last()
        .click()
      await look('special-day')
      await page
        .getByRole('button', { name: t('Save'), exact: true })
        .last()
        .click()
      await expect(page.getByRole('button', { name: t('Save'), exact: true }).last()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await look('hours-saved')
    })
    await test.step('an event is created', async () => {
      await open('/editor/events/new')
      await look('event')
      await page.getByLabel(t('Title'), { exact: true }).fill(title)
      await page.getByLabel(t('Starts')).first().fill('2031-10-15T18:30')
      await page
        .getByRole('button', { name: t('Create'), exact: true })
        .last()
        .click()
      await expect(page).toHaveURL(/\/events\/\d+/)
      await look('event-created')
    })
    await test.step('a person is invited', async () => {
      await open('/editor/people')
      await look('people', LIST)
      await page
        .getByRole('button', { name: t('Invite someone') })
        .first()
        .click()
      const invitation = page.getByRole('dialog')
      await look('invite', '[role=dialog]')
      await invitation.getByRole('button', { name: t('Send invitation') }).click()
      await expect(invitation.getByText(t('Enter a name'))).toBeVisible()
      await look('invite-refused', '[role=dialog]')
      await invitation.getByLabel(t('Name')).fill(person)
      await invitation.getByLabel(t('Email')).fill(`asha-${language}-${info.retry}@toran.example`)
      await invitation.getByLabel(t('Location'), { exact: true }).selectOption('20')
      await invitation.getByRole('button', { name: t('Send invitation') }).click()
      await expect(invitation).toBeHidden()
      await expect(page.getByRole('row', { name: person }).first()).toBeVisible()
      await look('invited', LIST)
    })
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
  return text.replace(CONTENT, '').replace(SAME, '')
}
