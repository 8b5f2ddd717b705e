import { expect, test } from 'vitest'
import { type AnyBlock, defineBlock } from '#schema/block/block'
import { array, boolean, number, select, showWhen, string } from '#schema/fields'
import { registryAsData } from './registry-data'

const gate = defineBlock({
  name: 'Gate',
  label: 'Gate',
  description: 'A gate.',
  category: 'hero',
  targets: ['location'],
  fields: {
    title: string({ label: 'Title', required: true, max: 80, pattern: '^[A-Z]' }),
    layout: select({ label: 'Layout', options: { LEFT: 'Left', RIGHT: 'Right' }, default: 'LEFT' }),
    steps: array({
      label: 'Steps',
      itemLabel: 'Step',
      min: 1,
      of: { height: number({ label: 'Height', min: 0 }), wide: boolean({ label: 'Wide' }) },
    }),
  },
  slots: { content: { label: 'Content' } },
})

const data = registryAsData(new Map([['Gate', gate as unknown as AnyBlock]]))[0]

test('a block tells its name, category, targets and slots', () => {
  expect(data).toMatchObject({
    name: 'Gate',
    label: 'Gate',
    category: 'hero',
    targets: ['location'],
    slots: ['content'],
  })
})

test('a field tells its rules, and only those it has', () => {
  expect(data?.fields[0]).toEqual({
    name: 'title',
    type: 'string',
    label: 'Title',
    required: true,
    default: '',
    max: 80,
    pattern: '^[A-Z]',
  })
  expect(data?.fields[1]).toMatchObject({ options: { LEFT: 'Left', RIGHT: 'Right' } })
})

test('a field tells its tab and when it is shown, where it has them', () => {
  const fields = showWhen(
    { wide: boolean({ label: 'Wide', group: 'Appearance' }), count: number({ label: 'Count' }) },
    { count: { field: 'wide', is: true } },
  )
  const [block] = registryAsData(new Map([['Gate', { ...gate, fields } as unknown as AnyBlock]]))
  expect(block?.fields[0]).toMatchObject({ group: 'Appearance' })
  expect(block?.fields[1]).toMatchObject({ when: { field: 'wide', is: true } })
  expect(block?.fields[0]).not.toHaveProperty('when')
})

test('a list tells the fields of its items', () => {
  expect(data?.fields[2]?.of?.map(({ name, min }) => [name, min])).toEqual([
    ['height', 0],
    ['wide', undefined],
  ])
})

test('the whole registry can be written as JSON and read back', () => {
  expect(JSON.parse(JSON.stringify(data))).toEqual(data)
})
