import { expect, test } from '@playwright/test'
import { createPage, draftOf, publishPage, type StoredBlock } from './support/api'
import { findsNothing } from './support/axe'
import { drag, EditorPage, pointIn } from './support/editor-page'

const text = (id: string, words: string): StoredBlock => ({
  id,
  name: 'Text',
  fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${words}</p>` }],
})

/** A container with a title for each of its two parts, and a block in the first. */
function container(name: string, words: string): StoredBlock {
  const titles = ['ગુજરાતી', 'English'].map((value, index) => ({
    id: `t${index}`,
    ...{ type: 'string', name: `title${index + 1}`, value },
  }))
  return {
    id: name.toLowerCase(),
    name,
    fields: titles,
    slots: { part1: [text(`${name}-first`, words)] },
  } as StoredBlock
}

for (const name of ['Accordion', 'TabGroup'])
  test(`every part of ${name} can be reached on the canvas, and opened by visitors with the keyboard`, async ({
    page,
    browser,
  }) => {
    const address = `/parts-${name.toLowerCase()}`
    const { id } = await createPage(address, [container(name, 'Namaste')])
    const editor = new EditorPage(page)
    await editor.open(id)

    await test.step('an empty part that visitors do not see at first takes a block', async () => {
      const add = editor.canvas.getByRole('button', { name: 'Add a block to “Part 2”' })
      await expect(add).toBeVisible()
      await add.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Insert a block' })
      await dialog.getByRole('combobox').fill('notice')
      await dialog.getByRole('combobox').press('Enter')
      const notice = editor.canvas.locator('[data-block-name=Notice]')
      await expect(notice).toBeVisible()
      await editor.panel.getByLabel('Title', { exact: true }).fill('Kem chho')
      await expect(notice).toContainText('Kem chho')
    })
    await test.step('a block is dragged into it', async () => {
      const notice = editor.canvas.locator('[data-block-name=Notice]')
      await drag(page, editor.blockBy(`${name}-first`), await pointIn(notice, 0.3, 0.9))
      await expect(
        editor.canvas.getByRole('button', { name: 'Add a block to “Part 1”' }),
      ).toBeVisible()
    })
    await page.keyboard.press('ControlOrMeta+z')
    await editor.saved()
    await publishPage({ id, version: (await draftOf(id)).version })

    const visitors = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const visitor = await visitors.newPage()
    await visitor.goto(address)
    const [first, second] = [visitor.getByText('Namaste'), visitor.getByText('Kem chho')]
    await expect(first).toBeVisible()
    await expect(second).toBeHidden()
    await findsNothing(visitor, `${name} in public`)
    if (name === 'Accordion') {
      await visitor.locator('summary', { hasText: 'English' }).press('Enter')
    } else {
      await visitor.getByRole('tab', { name: 'ગુજરાતી' }).press('ArrowRight')
      await expect(first).toBeHidden()
    }
    await expect(second).toBeVisible()

    await test.step('paper shows all of it', async () => {
      await visitor.reload()
      await visitor.emulateMedia({ media: 'print' })
      await expect(first).toBeVisible()
      await expect(second).toBeVisible()
    })
    await visitors.close()
  })

test('tabs work without script', async ({ browser }) => {
  const block = container('TabGroup', 'Namaste')
  const slots = { ...block.slots, part2: [text('second', 'Kem chho')] }
  await publishPage(await createPage('/parts-without-script', [{ ...block, slots }]))
  const visitors = await browser.newContext({
    javaScriptEnabled: false,
    storageState: { cookies: [], origins: [] },
  })
  const visitor = await visitors.newPage()
  await visitor.goto('/parts-without-script')
  await expect(visitor.getByText('Kem chho')).toBeHidden()
  await visitor.getByRole('link', { name: 'English' }).press('Enter')
  await expect(visitor.getByText('Kem chho')).toBeVisible()
  await expect(visitor.getByText('Namaste')).toBeHidden()
  await visitors.close()
})
