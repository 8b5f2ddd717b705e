import { expect, test, vi } from 'vitest'
import { string } from '#schema/fields'
import { blockOf } from '#schema/page/tree'
import { openPanel } from '../testing/open-panel'

test('a key press renders its field, and not the form around it', async () => {
  const { user, form, session } = openPanel({ title: string({ label: 'Title', max: 3 }) }, {})
  const { name } = blockOf(session.pageStore.getState().page.tree, 'b1')
  const definition = session.registry.get(name)
  const description = vi.fn(() => 'Read by the head of the form.')
  Object.defineProperty(definition, 'description', { get: description })
  await user.type(form().getByLabelText('Title'), 'Open')
  expect(await form().findByText(/at most 3/)).toBeTruthy()
  expect(description).not.toHaveBeenCalled()
})
