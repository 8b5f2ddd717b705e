import { expect, test, vi } from 'vitest'
import { string } from '#schema/fields'
import { validateProps } from '#schema/fields/validate'
import { blockOf } from '#schema/page/tree'
import { problemsOf } from '../../store/problems-of'
import { openPanel } from '../../testing/open-panel'

vi.mock(import('#schema/fields/validate'), async (original) => {
  const actual = await original()
  return { ...actual, validateProps: vi.fn(actual.validateProps) }
})

test('a key press validates the block once: the form reads what the store knows', async () => {
  const { user, form, session } = openPanel(
    { title: string({ label: 'Title', max: 2 }) },
    { title: '' },
  )
  const title = form().getByLabelText('Title')
  await user.click(title)
  for (const key of ['a', 'b', 'c']) {
    vi.mocked(validateProps).mockClear()
    await user.keyboard(key)
    // As the canvas and the outline do of a block that has changed.
    problemsOf(blockOf(session.pageStore.getState().page.tree, 'b1'), session.registry)
    expect(vi.mocked(validateProps)).toHaveBeenCalledTimes(1)
  }
  expect(await form().findByText(/at most 2/)).toBeTruthy()
})
