import { expect, test } from '@playwright/test'
import { createPage, draftOf, graphql, publishPage } from '../support/api'
import { findsNothing } from '../support/axe'
import { EditorPage } from '../support/editor-page'

const block = { id: 'sponsors', name: 'Sponsors', fields: [] }

test('a sponsor is created in the editor, listed by a block, and found by the search', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await publishPage(await createPage('/sponsors/:sponsor', [block]))
  const { id } = await createPage('/supporters', [block])
  await editor.open(id)
  await editor.block('Sponsors').click({ position: { x: 5, y: 5 } })
  const card = editor.panel.getByRole('region', { name: 'Comes from' })
  await expect(card).toContainText('Comes from a list')

  await test.step('in the form of the kind', async () => {
    await card.getByRole('button', { name: 'New sponsor…' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'New sponsor' })
    await expect(form.getByLabel('Name')).toBeFocused()
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(form.getByText("Field 'Name' is required").first()).toBeVisible()
    await form.getByLabel('Name').fill('Shanti Bakery')
    await form.getByLabel(/^Logo/).click()
    const choosing = page.getByRole('dialog', { name: /picture/i }).last()
    await choosing.getByRole('listbox', { name: 'Pictures' }).getByRole('option').first().click()
    await form.getByRole('combobox', { name: /Link|Address/ }).fill('https://bakery.example')
    await form.getByLabel('Sponsor since').fill('1998')
    await form.getByLabel('Level').selectOption('GOLD')
    await findsNothing(page, 'the form of a declared kind', '[role=dialog]')
    await form.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(form).toBeHidden()
    await expect(editor.block('Sponsors')).toContainText('Shanti Bakery')
    await expect(card.getByRole('button', { name: 'Edit Shanti Bakery' })).toBeVisible()
  })

  await test.step('chosen by its picker', async () => {
    await editor.panel.getByLabel('Only this sponsor').fill('shanti')
    await page.getByRole('option', { name: /Shanti Bakery/ }).click()
    await expect(editor.panel.getByLabel('Only this sponsor')).toHaveValue('Shanti Bakery')
  })

  await editor.saved()
  await publishPage({ id, version: (await draftOf(id)).version })
  await test.step('on the site, with its logo and its link', async () => {
    await page.goto('/supporters')
    const link = page.getByRole('link', { name: 'Shanti Bakery' })
    await expect(link).toHaveAttribute('href', 'https://bakery.example')
    await expect(page.locator('.sponsors-item img')).toBeVisible()
    await expect(page.locator('.sponsors-item').getByText('1998')).toBeVisible()
  })

  await test.step('found, on a page of its own', async () => {
    await page.goto('/search?q=bakery')
    await expect(page.getByText('Sponsor', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Shanti Bakery' }).click()
    await expect(page).toHaveURL(/\/sponsors\/shanti-bakery$/)
    await expect(page).toHaveTitle(/Shanti Bakery/)
    const sitemap = await page.request.get('/sitemap.xml')
    expect(await sitemap.text()).toContain('/sponsors/shanti-bakery')
  })

  await test.step('read by programs, changed at its version, archived', async () => {
    const read = () =>
      graphql<{ list: { nodes: { id: string; name: string; version: number }[] } }>(
        '{ list: allSponsors(level: "GOLD", publicOnly: true) { nodes { id name version logo { id } link } } }',
      )
    const [sponsor] = (await read()).list.nodes
    expect(sponsor).toMatchObject({ name: 'Shanti Bakery', version: 1 })
    await graphql(
      'mutation ($id: ID!) { setSponsorStatus(id: $id, status: ARCHIVED, expectedVersion: 1) { version } }',
      { id: sponsor?.id },
    )
    expect((await read()).list.nodes).toEqual([])
    expect((await page.request.get('/sponsors/shanti-bakery')).status()).toBe(404)
    await page.goto('/search?q=bakery')
    await expect(page.getByRole('link', { name: 'Shanti Bakery' })).toHaveCount(0)
  })
})
