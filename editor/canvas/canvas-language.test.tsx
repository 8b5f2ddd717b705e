import '#renderer/parts/words/all-words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatLocalDay } from '#renderer/parts/words/dates'
import { messagesFor } from '#renderer/parts/words/words'
import { definitions } from '#renderer/registry/definitions'
import { eventOf, sourceOfEvents } from '#renderer/testing/records'
import { sourceWith, toronto } from '#renderer/testing/world'
import { newBlock } from '#schema/page/stored-props'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { Canvas } from './canvas'

const page = () => screen.getByLabelText('Page canvas').querySelector<HTMLElement>('[data-canvas]')

test('a page is rendered in the language it is edited in, as visitors of that language get it', async () => {
  const event = eventOf(7, { title: 'દિવાળી', startsAt: '2026-11-28T18:30:00Z' })
  const shoes = {
    ...{ id: 273, externalUrl: null, dateTime: null, media: [], topicChildren: [] },
    items: [
      { language: 'en-US', locationId: 10, title: 'Shoes', richText: '<p>Off</p>' },
      { language: 'gu-IN', locationId: 10, title: 'પગરખાં', richText: '<p>બહાર</p>' },
    ],
  }
  const topic = {
    ...{ id: 272, externalUrl: null, dateTime: null, media: [] },
    items: [],
    topicChildren: [{ language: 'en-US', locationId: null, items: [shoes] }],
  }
  open('gu-IN', { ...sourceOfEvents([event]), topic: async () => topic })
  expect(await screen.findByText(messagesFor('gu-IN').seeAll)).toBeTruthy()
  const day = { moment: event.startsAt, timeZone: toronto.timeZone, language: 'gu-IN' }
  expect(screen.getByText(formatLocalDay(day, 'month'))).toBeTruthy()
  expect((await screen.findAllByText('પગરખાં')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Shoes')).toBeNull()
  expect(page()?.lang).toBe('gu-IN')
})

test('the editor’s own words on the page stay in its own language', async () => {
  open('gu-IN')
  const words = await screen.findByText('“Content” is empty')
  expect(words.closest<HTMLElement>('[lang]')?.lang).toBe('en')
})

function open(language: string, calls: Parameters<typeof sourceWith>[0] = {}): void {
  const session = testSession(
    {
      format: 1,
      blocks: ['EventsPromo', 'VisitorGuidelines', 'Section'].map((name) =>
        newBlock(known(name), name),
      ),
    },
    { registry: definitions, source: sourceWith(calls) },
  )
  const context = { ...session.context, location: toronto, language }
  renderEditor({ ...session, context }, <Canvas />)
}

function known(name: string) {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`The registry has no ${name}`)
  return definition
}
