import { expect, test } from 'vitest'
import { eventOf } from '#renderer/testing/records'
import type { AnyBlock } from '#schema/block/block'
import { defineBlock } from '#schema/block/block'
import { hours, html, record, string } from '#schema/fields'
import type { StoredBlock } from '#schema/page/content'
import { newBlock } from '#schema/page/stored-props'
import { toTree } from '#schema/page/tree'
import { type Checked, checksOf } from './checks-of'
import { readEmptyRegions } from './read-empty-regions'
import { NOTHING_KNOWN, type RecordAnswers } from './record-answers'

const card = defineBlock({
  name: 'Card',
  label: 'Card',
  description: 'What happens when.',
  category: 'content',
  targets: ['location'],
  fields: {
    title: string({ label: 'Title' }),
    text: html({ label: 'Text' }),
    graph: hours({ label: 'Hours', default: '[]' }),
    event: record({ kind: 'event', label: 'Event' }),
  },
}) as unknown as AnyBlock
const registry = new Map([['Card', card]])
const location = {
  name: 'Ottawa',
  hours: [{ id: 1, name: 'Gift shop', hours: [] }],
} as unknown as Checked['page']['location']

test('an example stops publishing, in lists too, but not in a block that is hidden', () => {
  const block = cardBlock({ title: '[[What it is]]', text: '<p>At [[<b>time</b>]].</p>' })
  expect(words([block])).toEqual([
    'error c title: Field “Title” still has an example: “What it is”. Replace or remove it',
    'error c text: Field “Text” still has an example: “time”. Replace or remove it',
  ])
  expect(words([{ ...block, hidden: true }])).toEqual([])
})

test('a field with two examples is one problem', () => {
  expect(words([cardBlock({ text: '<p>[[Name]] at [[time]]</p>' })])).toEqual([
    'error c text: Field “Text” still has 2 examples: “Name” and “time”. Replace or remove them',
  ])
})

test('a page has a title of its own, and is better with a description', () => {
  expect(said({ settings: { title: 'Festival', description: ' ' } })).toEqual([
    'error title: The title is still the template’s, “Festival”. Enter your own',
    'hint description: This page has no description. Add one for search results and shared links',
  ])
  expect(said({ settings: { description: '', externalUrl: '/events/:event' } })).toEqual([])
})

test('opening times that are none are said with whose they are', () => {
  const closed = JSON.stringify([{ id: 1, name: 'દર્શન', hours: [] }])
  expect(words([cardBlock({ graph: closed })])).toEqual([
    'warning c graph: Closed all week: “દર્શન”',
  ])
  expect(words([cardBlock({ graph: '' })])).toEqual([
    'warning c graph: Closed all week in Ottawa’s hours: “Gift shop”',
  ])
})

test('a day that is past is listed, an event that is over warns', () => {
  const over = { title: 'Diwali', startsAt: '2026-11-08T08:00:00Z', endsAt: '' }
  const events = new Map([[5, eventOf(5, over)]])
  const records = { ...NOTHING_KNOWN, events }
  const text = '<p>From 21st November 2026 to <b>December 1, 2026</b>; since 1995.</p>'
  expect(words([cardBlock({ text, event: 5 })], records)).toEqual([
    'warning c event: Field “Event”: “Diwali” has ended',
    'hint c text: “21st November 2026” is in the past',
  ])
  expect(words([cardBlock({ text: 'On 1 December 2026' })])).toEqual([])
})

test('an event to come that has no end warns of nothing', () => {
  const toCome = { title: 'Sharad Purnima', startsAt: '2027-10-15T18:30:00Z', endsAt: '' }
  const records = { ...NOTHING_KNOWN, events: new Map([[5, eventOf(5, toCome)]]) }
  expect(words([cardBlock({ event: 5 })], records)).toEqual([])
})

test('blocks and columns that show nothing', () => {
  const empties = [
    { block: 'a', slot: null },
    { block: 'b', slot: 'Column 2' },
  ]
  expect(said({ empties })).toEqual([
    'warning a: Empty: visitors don’t see this block',
    'warning b: “Column 2” is empty',
  ])
})

test('are read from what is rendered', () => {
  document.body.innerHTML = `<div class="ed-surface">
    <div data-block-id="hero"><h1>Welcome</h1></div>
    <div data-block-id="blank"><p> </p><div class="ed-surface">Text</div></div>
    <div data-block-id="begun"><p>\u200b</p></div>
    <div data-block-id="picture"><img alt=""></div>
    <div data-block-id="waiting"><div class="ed-canvas-waiting"></div></div>
    <div data-block-id="far" data-unrendered></div>
    <div data-block-id="away" data-hidden><p></p></div>
    <div data-block-id="columns">
      <div data-block-id="inner">Words</div>
      <div class="ed-surface ed-empty-slot" data-slot-label="Column 2">Column 2 is empty</div>
    </div>
    <div data-block-id="unfilled">
      <div class="ed-surface ed-empty-slot" data-slot-label="Column 1">Column 1 is empty</div>
      <div class="ed-surface ed-empty-slot" data-slot-label="Column 2">Column 2 is empty</div>
    </div>
  </div>`
  expect(readEmptyRegions(document.body)).toEqual([
    { block: 'blank', slot: null },
    { block: 'begun', slot: null },
    { block: 'columns', slot: 'Column 2' },
    { block: 'unfilled', slot: null },
  ])
})

function words(blocks: readonly StoredBlock[], records = NOTHING_KNOWN): string[] {
  return said({ blocks, records })
}

function said({
  blocks = [],
  records = NOTHING_KNOWN,
  settings,
  empties = [],
}: CheckedPage): string[] {
  const tree = toTree({ format: 1, blocks: [...blocks] }, registry)
  return checksOf({
    tree,
    registry,
    records,
    empties,
    settings: {
      title: 'Visit us',
      description: 'Opening hours and directions',
      externalUrl: '/visit',
      ...settings,
    },
    page: { siteRoot: '', language: 'en-US', location, now: '2026-11-22T08:00:00Z' },
    templateTitles: new Set(['festival']),
    headings: null,
    grounds: [],
  }).checks.map(
    ({ severity, block, field, message }) =>
      `${severity} ${[block, field].filter(Boolean).join(' ')}: ${message}`,
  )
}

interface CheckedPage {
  readonly blocks?: readonly StoredBlock[]
  readonly records?: RecordAnswers
  readonly settings?: Partial<Checked['settings']>
  readonly empties?: Checked['empties']
}

function cardBlock(values: Readonly<Record<string, unknown>>): StoredBlock {
  return newBlock(card, 'c', { title: '', text: '', graph: '[]', event: null, ...values })
}
