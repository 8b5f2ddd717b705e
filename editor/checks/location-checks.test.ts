import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { newBlock } from '#schema/page/stored-props'
import { block } from '../testing/three-blocks'
import { factsOf } from './block-facts'
import type { Check } from './check'
import { locationChecks } from './location-checks'

const NETWORK = {
  count: 4,
  isOpen: true,
  named: [
    {
      name: 'Deepmala Mandir, Brookfield',
      names: ['Brookfield', 'બ્રુકફિલ્ડ', '+1 203-555-0110', 'welcome@example.org'],
    },
    { name: 'Deepmala Mandir, Ottawa', names: ['Ottawa', 'ઓટાવા'] },
  ],
}

test('a header that names one location is warned about, in every script, and says what to do', () => {
  const says = (siteName: string) => wrong('TopNavigation', { siteName })
  const message =
    'Field “Name of the site” says “બ્રુકફિલ્ડ” (Deepmala Mandir, Brookfield), and 4 other locations show this page too. Leave it empty to show each location’s own name.'
  expect(says('દીપમાળા મંદિર, બ્રુકફિલ્ડ')).toEqual([message])
  expect(says('બ્રુકફિલ્ડમાં')).toEqual([message])
  expect(says('')).toEqual([])
  expect(says('Brookfields')).toEqual([])
})

test('an inherited text, mail link or number of one location is found; one that names several is about the network', () => {
  const html = (text: string) => wrong('Text', { html: text })
  expect(html('<p>Come to <b>Brookfield</b></p>')).toHaveLength(1)
  expect(html('<p><a href="tel:+12035550110">Call us</a></p>')).toHaveLength(1)
  expect(html('<p><a href="mailto:welcome@example.org">Write</a></p>')).toHaveLength(1)
  expect(html('<p>Brookfield and Ottawa</p>')).toEqual([])
  expect(html('<p>All of us</p>')).toEqual([])
})

test('publishing asks about the name of the site only; a text that names its own location is listed', () => {
  expect(found('TopNavigation', { siteName: 'Brookfield' })[0]?.severity).toBe('warning')
  expect(found('Text', { html: '<p>Brookfield</p>' })[0]?.severity).toBe('hint')
})

test('a page that no other location shows may name its own', () => {
  const facts = factsOf(newBlock(block('Text'), 'b1', { html: 'Brookfield' }), definitions)
  expect(locationChecks('b1', facts, null)).toEqual([])
  expect(locationChecks('b1', facts, { count: 0, isOpen: true, named: [] })).toEqual([])
})

test('words of the model are marked in a page of a location that is not open yet, in each field once', () => {
  const facts = factsOf(
    newBlock(block('Text'), 'b1', { html: '<p>Come to Ottawa or to Brookfield. Ottawa!</p>' }),
    definitions,
  )
  const copied = locationChecks('b1', facts, { ...NETWORK, count: 0, isOpen: false })
  expect(copied.map(({ message, severity }) => [severity, message])).toEqual([
    [
      'warning',
      'Field “Text” still says “Ottawa” (Deepmala Mandir, Ottawa), copied from another location. Change it before this location opens.',
    ],
  ])
})

function wrong(name: string, props: Readonly<Record<string, unknown>>): readonly string[] {
  return found(name, props).map(({ message }) => message)
}

function found(name: string, props: Readonly<Record<string, unknown>>): readonly Check[] {
  const facts = factsOf(newBlock(block(name), 'b1', props), definitions)
  return locationChecks('b1', facts, NETWORK)
}
