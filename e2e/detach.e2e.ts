import { expect, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { htmlOf } from './support/page-html'
import { openAsVolunteer } from './support/volunteer'

// Two people in two windows: a step that waits for longer than this waits for ever.
test.use({ actionTimeout: 15_000 })

const PHONE = { width: 390, height: 844 }
const LEICESTER = '30'
const TITLE = 'What to wear here'

test('Leicester detaches a page, the network changes it, and it is attached with what was changed here in sight', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const path = `/detached-${info.retry}`
  const id = await createNetworkPage(path)
  const everywhere = [path, `/ottawa${path}`, `/leicester${path}`, `/leicester/gu-IN${path}`]
  const bytes = () => Promise.all(everywhere.map((each) => htmlOf(page, each)))
  const before = await bytes()
  const editor = new EditorPage(page)
  const banner = page.getByRole('region', { name: 'Location version' })
  await page.goto(`/editor/pages/${id}?location=leicester`)
  await expect(editor.canvas).toContainText('Dress modestly.')

  await test.step('the dialog says what it means; visitors get the same bytes', async () => {
    await banner.getByRole('button', { name: 'Detach from the network…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Detach this page from the network?' })
    await expect(dialog).toContainText('Visitors see no change now.')
    await expect(dialog).toContainText('Later changes of the network don’t arrive here')
    await page.screenshot({ path: info.outputPath('detach-1280.png') })
    await findsNothing(page, 'the question before detaching', '[role=dialog]')
    await dialog.getByRole('button', { name: 'Detach', exact: true }).click()
    await expect(banner).toContainText('has detached this page from the network.')
    await expect(banner).toContainText('Detached by')
    await page.screenshot({ path: info.outputPath('detached-1280.png') })
    expect(await bytes()).toEqual(before)
  })

  await test.step('attached without a change of the network, it is undone from the message, with the same bytes', async () => {
    const dialog = await openAttach(page)
    await expect(dialog).toContainText('Attaching it changes nothing.')
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(banner).toContainText('This is the network’s page.')
    await page.locator('.ed-toast').getByRole('button', { name: 'Undo' }).click()
    await expect(banner).toContainText('has detached this page from the network.')
    expect(await bytes()).toEqual(before)
  })

  await test.step('head office sees Detached before it publishes, and the change does not arrive', async () => {
    await changeNetwork(id)
    await expect(async () => {
      expect(await htmlOf(page, `/ottawa${path}`)).toContain('Cover your shoulders.')
    }).toPass()
    expect(await htmlOf(page, `/leicester${path}`)).toContain('Dress modestly.')
    await page.goto(`/editor/differences?page=${id}`)
    const list = page.getByRole('region', { name: 'Detached pages' })
    await expect(list).toContainText('1 page keeps its version')
    await page.screenshot({ path: info.outputPath('who-differs-1280.png') })
    await list.getByRole('link').click()
    await expect(page).toHaveURL(`/editor/pages/${id}?location=leicester`)
    await expect(banner).toContainText('The network has changed its page since.')
  })

  await test.step('Leicester changes one sentence of the page that it keeps, and publishes it', async () => {
    await editor.select(editor.blockBy('shop'))
    await editor.panel.getByRole('textbox').first().click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('The shop opens at noon.')
    await editor.saved()
    await expect(banner).toContainText('1 change here.')
    await editor.publish()
    await expect(async () => {
      expect(await htmlOf(page, `/leicester${path}`)).toContain('The shop opens at noon.')
    }).toPass()
  })

  await test.step('on a phone, a contributor sees what stays and what comes, and takes the network’s text', async () => {
    const bina = {
      ...{ name: 'Bina Shah', email: `bina-detach-${info.retry}@toran.example` },
      locationId: LEICESTER,
    }
    const volunteer = await openAsVolunteer({ page, browser }, bina, PHONE)
    await volunteer.goto(`/editor/pages/${id}?location=leicester`)
    const dialog = await openAttach(volunteer)
    const stays = dialog.getByRole('region', { name: 'Kept, and marked “Changed here”' })
    const comes = dialog.getByRole('region', { name: 'Comes from the network', exact: true })
    await expect(stays).toContainText('The shop opens at noon.')
    await expect(comes).toContainText('Dress modestly.')
    await expect(comes).toContainText('Cover your shoulders.')
    await volunteer.screenshot({ path: info.outputPath('attach-390.png') })
    await findsNothing(volunteer, 'what attaching changes, on a phone', '[role=dialog]')
    await dialog.getByRole('radio', { name: 'Keep the page as it is here' }).check()
    await expect(comes).toHaveCount(0)
    await expect(stays).toContainText('Dress modestly.')
    await dialog.getByRole('radio', { name: 'Take it from the network' }).check()
    // Nothing is saved until then.
    expect(await htmlOf(page, `/leicester${path}`)).toContain('Dress modestly.')
    await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
    await expect(volunteer.getByRole('region', { name: 'Location version' })).toContainText(
      '1 change here.',
    )
    await volunteer.screenshot({ path: info.outputPath('attached-390.png') })
    await expect(async () => {
      const html = await htmlOf(page, `/leicester${path}`)
      expect(html).toContain('Cover your shoulders.')
      expect(html).toContain('The shop opens at noon.')
    }).toPass()
    await volunteer.context().close()
  })
})

async function openAttach(page: Page) {
  const banner = page.getByRole('region', { name: 'Location version' })
  await banner.getByRole('button', { name: 'Attach to the network…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Attach this page to the network?' })
  await expect(dialog).toBeVisible()
  return dialog
}

const SAVE = `mutation ($id: ID, $title: String!, $version: Int, $topic: TopicInput!) {
  saved: createOrUpdateDocument(id: $id, title: $title, type: PAGE, expectedVersion: $version, topic: $topic) { id version }
}`
const PUBLISH = `mutation ($id: ID!, $version: Int!) {
  publishDocument(id: $id, expectedVersion: $version) { version }
}`
interface SavedAnswer {
  readonly saved: { readonly id: string; readonly version: number }
}

function content(...blocks: readonly (readonly [id: string, words: string])[]) {
  return {
    format: 1,
    blocks: blocks.map(([id, words]) => ({
      ...{ id, name: 'Text' },
      fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${words}</p>` }],
    })),
  }
}

async function createNetworkPage(path: string): Promise<string> {
  const english = content(['dress', 'Dress modestly.'], ['shop', 'The shop is open.'])
  const gujarati = content(['dress', 'સાદા કપડાં પહેરો.'], ['shop', 'દુકાન ખુલ્લી છે.'])
  const items = [
    { locationId: '10', content: english },
    { locationId: '10', language: 'gu-IN', title: 'પહેરવેશ', content: gujarati },
  ]
  const topic = { locationId: '10', externalUrl: path, items }
  const { saved } = await graphql<SavedAnswer>(SAVE, { title: TITLE, topic })
  await graphql(PUBLISH, saved)
  return saved.id
}

/** Head office publishes another English sentence. */
async function changeNetwork(id: string): Promise<void> {
  const english = content(['dress', 'Cover your shoulders.'], ['shop', 'The shop is open.'])
  const topic = { items: [{ locationId: '10', content: english }] }
  const { saved } = await graphql<SavedAnswer>(SAVE, { id, version: 1, title: TITLE, topic })
  await graphql(PUBLISH, saved)
}
