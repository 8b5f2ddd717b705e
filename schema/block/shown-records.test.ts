import { expect, test } from 'vitest'
import { boolean, record, showWhen, string } from '../fields'
import type { PageContext } from '../site/page-context'
import { type AnyBlock, defineBlock } from './block'
import { shownRecords } from './shown-records'

const page = { location: { slug: 'ottawa' }, record: null } as unknown as PageContext
const onEvent = { ...page, record: { kind: 'event', id: 9 } } as PageContext

const block = defineBlock({
  name: 'Sample',
  label: 'Sample',
  description: 'Shows records.',
  category: 'content',
  targets: ['content'],
  fields: showWhen(
    {
      title: string({ label: 'Title' }),
      event: record({ kind: 'event', label: 'Event' }),
      topic: record({ kind: 'topic', label: 'Topic' }),
      more: boolean({ label: 'More' }),
      gallery: record({ kind: 'gallery', label: 'Gallery' }),
    },
    { gallery: { field: 'more', is: true } },
  ),
  usesLocation: ({ title }) => title === '',
}) as unknown as AnyBlock

test('what fields name is kept there', () => {
  const props = { title: 'A', event: 7, topic: 272, more: true, gallery: 100 }
  expect(shownRecords(block, props, page)).toEqual([
    { kind: 'event', key: '7' },
    { kind: 'topic', key: '272' },
    { kind: 'gallery', key: '100' },
  ])
})

test('a field that is not shown names nothing', () => {
  expect(shownRecords(block, { title: 'A', more: false, gallery: 100 }, page)).toEqual([])
})

test('an empty field is the record of the page, on the template page of its kind', () => {
  expect(shownRecords(block, { title: 'A', event: null }, onEvent)).toEqual([
    { kind: 'event', key: '9' },
  ])
})

test('texts that stand in for the block’s own are kept with the location', () => {
  expect(shownRecords(block, { title: '' }, page)).toEqual([{ kind: 'location', key: 'ottawa' }])
})

test('a place that is not chosen is the page’s own', () => {
  const here = { ...block, fields: { place: record({ kind: 'location', label: 'Location' }) } }
  const props = { title: 'A' }
  expect(shownRecords(here, { ...props, place: '' }, page)).toEqual([
    { kind: 'location', key: 'ottawa' },
  ])
  expect(shownRecords(here, { ...props, place: 'nairobi' }, page)).toEqual([
    { kind: 'location', key: 'nairobi' },
  ])
})
