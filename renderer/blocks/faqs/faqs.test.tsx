import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { references } from '#renderer/page/references'
import { renderBlock } from '#renderer/testing/render'
import { homePage, sourceOfRecords } from '#renderer/testing/world'
import type { RecordsQuery } from '#schema/api/content-source'
import { questionOf } from '../../testing/records'
import structuredData from './faqs.jsonld'
import sample from './faqs.sample'

const [shoes, food] = [
  { question: 'Where do I leave my shoes?', answer: '<p>On the racks by the doors.</p>' },
  { question: 'ભોજન મળે છે?', answer: '<p>હા, રોજ બપોરે.</p>' },
]

function questions(root: Element | null | undefined) {
  return Array.from(root?.querySelectorAll('summary') ?? [], ({ textContent }) => textContent)
}

test('it is headed Frequently Asked Questions, with See More to all of them', async () => {
  const root = await renderBlock('Faqs', {}, { page: { siteRoot: '/ottawa' } })
  const heading = within(root).getByRole('heading', { level: 2 })
  expect(heading.textContent).toBe('Frequently Asked Questions')
  expect(within(root).getByText('See More').getAttribute('href')).toBe('/ottawa/visit/faq')
})

test('the page of all questions does not lead to itself', async () => {
  const root = await renderBlock('Faqs', sample, { page: { path: '/visit/faq' } })
  expect(within(root).queryByText('See More')).toBeNull()
})

test('every answer is closed at first, and opens and closes without script', async () => {
  const root = await renderBlock('Faqs', sample)
  const items = [...root.querySelectorAll('details')]
  expect(items).toHaveLength(6)
  expect(items.every(({ open }) => !open)).toBe(true)
  const [first, second] = items
  first?.querySelector('summary')?.click()
  expect(first?.open).toBe(true)
  expect(second?.open).toBe(false)
  first?.querySelector('summary')?.click()
  expect(first?.open).toBe(false)
})

test('with Expand all every answer is open', async () => {
  const root = await renderBlock('Faqs', { ...sample, expandAll: true })
  expect([...root.querySelectorAll('details')].every(({ open }) => open)).toBe(true)
})

test('they are in two columns, the first half in the first', async () => {
  const items = ['1', '2', '3', '4', '5'].map((question) => ({ question, answer: '' }))
  const root = await renderBlock('Faqs', { items })
  const columns = root.querySelectorAll('.faqs-column')
  expect(columns).toHaveLength(2)
  expect(questions(columns[0])).toEqual(['1', '2', '3'])
  expect(questions(columns[1])).toEqual(['4', '5'])
})

test('answers keep their formatting and lose what could do harm', async () => {
  const answer = '<p>Ask <a href="mailto:a@b.ca">us</a> <img src=x onerror=alert(1)></p>'
  const root = await renderBlock('Faqs', { items: [{ ...shoes, answer }] })
  expect(within(root).getByText('us').getAttribute('href')).toBe('mailto:a@b.ca')
  expect(root.innerHTML).not.toContain('onerror')
})

test('a question without words is not shown; the same question twice is', async () => {
  const blank = { question: '  ', answer: '<p>Nobody asked.</p>' }
  const root = await renderBlock('Faqs', { items: [shoes, blank, food, shoes] })
  expect(questions(root)).toEqual([shoes.question, food.question, shoes.question])
})

/** A question that the location has. */
const ofLocation = questionOf(1, { category: 'Visiting', ...shoes })

test('without questions of its own it shows those of the location', async () => {
  const asked: RecordsQuery[] = []
  const source = sourceOfRecords([ofLocation], asked)
  expect(questions(await renderBlock('Faqs', {}, { source }))).toEqual([shoes.question])
  expect(questions(await renderBlock('Faqs', { items: [food] }, { source }))).toEqual([
    food.question,
  ])
  expect(asked.map(({ locationSlug }) => locationSlug)).toEqual(['toronto'])
})

test('search engines are told of the questions that have an answer, in plain words', () => {
  const items = [shoes, { question: 'Why?', answer: '<p> </p>' }]
  const props = { ...sample, items }
  const page = { ...homePage, path: '/visit/faq' }
  const input = { id: 'b', props, data: [], refs: references([], []), page }
  expect(structuredData(input)).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: shoes.question,
          acceptedAnswer: { '@type': 'Answer', text: 'On the racks by the doors.' },
        },
      ],
    },
  ])
  expect(structuredData({ ...input, props: { ...props, items: [] } })).toEqual([])
  const [found] = structuredData({ ...input, props: { ...props, items: [] }, data: [ofLocation] })
  expect(found).toMatchObject({ mainEntity: [{ name: shoes.question }] })
  expect(structuredData({ ...input, page: homePage })).toEqual([])
})
