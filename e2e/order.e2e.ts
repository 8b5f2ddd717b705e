import { expect, type Locator, type Page, test } from '@playwright/test'
import { graphql } from './support/api'
import { dragByFinger } from './support/fingers'

const WIDE = { width: 1280, height: 1200 }
const PHONE = { width: 390, height: 844 }

test('questions are put in order by mouse and keyboard, and stay so', async ({ page }, info) => {
  const [first, second, third] = await questions('leicester', `Order ${info.retry}`)
  await page.setViewportSize(WIDE)
  await page.goto('/editor/faqs?location=leicester')
  await expect.poll(() => order(page, `Order ${info.retry}`)).toEqual([first, second, third])

  await drag(page, handle(page, first), handle(page, third))
  await expect.poll(() => order(page, `Order ${info.retry}`)).toEqual([second, third, first])
  await expect(page.getByText(`Moved “${first}” down.`).first()).toBeVisible()
  await page.reload()
  await expect.poll(() => order(page, `Order ${info.retry}`)).toEqual([second, third, first])

  await handle(page, first).focus()
  await page.keyboard.press('Space')
  const place = page.getByText(new RegExp(`“${first}” is over position \\d+`))
  const from = placeIn(await place.textContent())
  await moveUp(page, `“${first}” is over position ${from - 1}`)
  await page.keyboard.press('Space')
  await expect.poll(() => order(page, `Order ${info.retry}`)).toEqual([second, first, third])
  await expect(handle(page, first)).toBeFocused()
  await expect(page.getByText(`Moved “${first}” up.`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => order(page, `Order ${info.retry}`)).toEqual([second, third, first])
  await page.getByRole('button', { name: `Move “${third}” up` }).click()
  await expect.poll(() => order(page, `Order ${info.retry}`)).toEqual([third, second, first])
})

test('topics are put in order below their parent, by mouse and keyboard', async ({
  page,
}, info) => {
  const titles = ['Arrival', 'Dress', 'Shoes'].map((title) => `${title} ${info.retry}`)
  const parent = `Rules of the house ${info.retry}`
  const children = [
    {
      ...{ language: 'en-US', locationId: null },
      items: titles.map((title) => ({ title, richText: '<p>Text</p>' })),
    },
  ]
  await graphql('mutation ($topic: TopicInput!) { createOrUpdateTopic(topic: $topic) { id } }', {
    topic: { items: [{ language: 'en-US', title: parent, richText: '' }], children },
  })
  await page.goto(`/editor/topics?text=${encodeURIComponent(parent)}`)
  await page.getByRole('button', { name: `Show the subtopics of ${parent}` }).click()
  const below = page.getByRole('list', { name: `Below ${parent}` })
  const shown = async () => (await below.locator('.ed-topic-title').allTextContents()).join(', ')
  const [arrival = '', dress = '', shoes = ''] = titles
  await expect.poll(shown).toBe([arrival, dress, shoes].join(', '))
  await drag(page, handle(page, shoes), handle(page, arrival))
  await expect.poll(shown).toBe([shoes, arrival, dress].join(', '))
  await expect(page.getByText(`Moved “${shoes}”.`).first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: `Show the subtopics of ${parent}` }).click()
  await expect.poll(shown).toBe([shoes, arrival, dress].join(', '))
  await handle(page, dress).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`“${dress}” is over position 3 of 3`)).toBeAttached()
  await moveUp(page, `“${dress}” is over position 2 of 3`)
  await page.keyboard.press('Space')
  await expect.poll(shown).toBe([shoes, dress, arrival].join(', '))
  await expect(page.getByText(`Moved “${dress}”.`).first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `Show the subtopics of ${parent}` }).click()
  await expect.poll(shown).toBe([shoes, dress, arrival].join(', '))
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('questions are put in order by finger', async ({ page }, info) => {
    const [first, second, third] = await questions('nairobi', `Touched ${info.retry}`)
    await page.goto('/editor/faqs?location=nairobi')
    await expect.poll(() => order(page, `Touched ${info.retry}`)).toEqual([first, second, third])
    await handle(page, third).scrollIntoViewIfNeeded()
    const from = await middleOf(handle(page, third))
    const above = await middleOf(handle(page, second))
    await dragByFinger(page, handle(page, third), { x: from.x, y: above.y - 10 })
    await expect.poll(() => order(page, `Touched ${info.retry}`)).toEqual([first, third, second])
  })
})

/** Three questions of a location; their titles in order. */
async function questions(slug: string, words: string): Promise<[string, string, string]> {
  const { location } = await graphql<{ location: { id: string } }>(
    'query ($slug: String!) { location(slug: $slug) { id } }',
    { slug },
  )
  const titles: [string, string, string] = [`${words} one`, `${words} two`, `${words} three`]
  for (const question of titles)
    await graphql('mutation ($faq: FaqInput!) { createOrUpdateFaq(faq: $faq) { id } }', {
      faq: { question, answer: '<p>Yes.</p>', locationId: location.id },
    })
  return titles
}

async function order(page: Page, words: string): Promise<string[]> {
  const titles = await page.getByRole('rowheader').getByRole('link').allTextContents()
  return titles.filter((title) => title.startsWith(words))
}

function handle(page: Page, title: string): Locator {
  return page.getByRole('button', { name: `Drag “${title}”` })
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const start = await middleOf(from)
  const end = await middleOf(to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, (start.y + end.y) / 2, { steps: 5 })
  await page.mouse.move(end.x, end.y, { steps: 5 })
  await page.mouse.up()
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in view')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The place that is announced while something is moved. */
function placeIn(words: string | null): number {
  return Number(/position (\d+)/.exec(words ?? '')?.[1])
}

/** A picked up block listens for keys a moment after its message: a key before that is pressed again. */
async function moveUp(page: Page, announced: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(announced)).toBeAttached({ timeout: 1500 })
  }).toPass()
}
