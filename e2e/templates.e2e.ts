import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { findsNothing } from './support/axe'
import { EditorPage } from './support/editor-page'
import { finish, readTemplatePages, refusalsOf, savePageOf } from './support/templates'

const WIDTHS = [390, 1280]

test('the straight way: New page, a template, a title; refused with what is missing; replaced; published', async ({
  page,
}) => {
  const editor = new EditorPage(page)
  await page.goto('/editor?locationId=10')
  await page.getByRole('button', { name: 'New page' }).first().click()
  await findsNothing(page, 'the choice of templates', '[role=dialog]')
  await page.getByRole('button', { name: /^News/ }).click()
  const dialog = page.getByRole('dialog', { name: 'New page: News' })
  await dialog.getByLabel('Title').fill('What happened in spring')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.block('Hero').getByRole('heading')).toHaveText('What happened in spring')
  await expect(editor.canvas.getByText('Example: replace me')).toHaveCount(1)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const refused = page.getByRole('dialog', { name: 'Not published: there is 1 problem' })
  await expect(refused).toContainText('still holds an example')
  expect((await page.request.get('/what-happened-in-spring')).status()).toBe(404)
  await refused.getByRole('button', { name: /^Show/ }).first().click()

  const text = editor.panel.locator('[contenteditable="true"]')
  await expect(text).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Stories of the garden, once a month.')
  await expect(editor.canvas.getByText('Example: replace me')).toHaveCount(0)
  await editor.saved()
  await editor.publish()
  await page.goto('/what-happened-in-spring')
  await expect(page.getByText('Stories of the garden, once a month.')).toBeVisible()
})

test('a page of every template is refused until its examples are replaced, and whole after that', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const template of await readTemplatePages())
    await test.step(template.label, async () => {
      const address = `/of-template-${template.id}`
      const draft = await savePageOf(address, template.page)
      const refusals = await refusalsOf(draft)
      expect(refusals.length).toBeGreaterThan(0)
      for (const refusal of refusals) expect(refusal).toContain('still holds an example')
      await finish(address, template.page, draft)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        expect((await page.goto(address))?.status()).toBe(200)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        expect(await page.getByRole('banner').locator('a').count()).toBeGreaterThan(2)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(template.page.title)
        await expect(page.locator('body')).not.toContainText('[[')
        // In one scheme, as it was loaded: the crawl looks at both.
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
        expect(found, `${template.label} at ${width} px`).toEqual([])
      }
    })
})
