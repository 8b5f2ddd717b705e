import { expect, test } from 'vitest'
import { testSession } from '../testing/open-session'
import { changeField, changeFields } from './change-fields'
import { rename } from './commands'
import { createUndoGroup } from './undo-group'

const labels = (session: ReturnType<typeof testSession>) =>
  session.pageStore.getState().past.map(({ label }) => label)

test('a change is listed in plain words, by what the block was called before', () => {
  const session = testSession('a b')
  rename(session, 'a', 'Welcome')
  changeField(session, 'a', 'text', 'Come in')
  const undoGroup = createUndoGroup(session.pageStore)
  for (const text of ['L', 'Lamps for everyone in the towns and all who visit them'])
    undoGroup.type('text', () => changeField(session, 'b', 'text', text))
  changeField(session, 'b', 'text', 'Lamps')
  changeFields(session, ['a', 'b'], { name: 'text', value: 'Same' })
  expect(labels(session).slice(1)).toEqual([
    'Edited “Text” in “Welcome”',
    'Edited “Text” in “Words”',
    'Edited “Text” in “Lamps for everyone in the towns and all…”',
    'Edited “Text” in 2 blocks',
  ])
})
