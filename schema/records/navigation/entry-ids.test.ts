import { expect, test } from 'vitest'
import { withIds, withStoredIds } from './entry-ids'

const entry = (label: string, entryId = '', href = `/${label}`) => ({
  ...{ entryId, label },
  link: { href },
})
const idsOf = (entries: readonly { readonly entryId: string }[]) =>
  entries.map(({ entryId }) => entryId)

test('entries keep their ids when they are moved or renamed, and new ones get one', () => {
  const stored = [entry('visit', 'a'), entry('seva', 'b')]
  const sent = [entry('service', '', '/seva'), entry('visit'), entry('news')]
  expect(idsOf(withIds(sent, stored, () => 'new'))).toEqual(['b', 'a', 'new'])
})

test('an id counts once, and one that is sent goes before the words', () => {
  const stored = [entry('visit', 'a')]
  const sent = [entry('visit'), entry('other', 'a'), entry('third', 'a')]
  let made = 0
  expect(idsOf(withIds(sent, stored, () => `n${++made}`))).toEqual(['n1', 'a', 'n2'])
})

test('menus of earlier releases have ids by place', () => {
  expect(idsOf(withStoredIds([entry('visit'), entry('seva', 'b')], '10-h'))).toEqual(['10-h1', 'b'])
})
