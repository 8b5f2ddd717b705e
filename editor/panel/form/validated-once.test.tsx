import { expect, test, vi } from 'vitest'
import { string } from '#schema/fields'
import { kindOf } from '#schema/fields/kinds'
import { blockOf } from '#schema/page/tree'
import { problemsOf } from '../../store/problems-of'
import { openPanel } from '../../testing/open-panel'

test('a key press validates the block once: the form reads what the store knows', async () => {
  const field = string({ label: 'Title', max: 2 })
  const check = vi.spyOn(kindOf(field), 'check')
  const { user, form, session } = openPanel({ title: field }, { title: '' })
  const title = form().getByLabelText('Title')
  await user.click(title)
  for (const key of ['a', 'b', 'c']) {
    check.mockClear()
    await user.keyboard(key)
    // As the canvas and the outline do of a block that has changed.
    problemsOf(blockOf(session.pageStore.getState().page.tree, 'b1'), session.registry)
    expect(check).toHaveBeenCalledTimes(1)
  }
  expect(await form().findByText(/at most 2/)).toBeTruthy()
})
