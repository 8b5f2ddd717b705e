import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
// Fetched when first needed; here they are there at once.
import '../canvas/overlay/comment-marks'
import '../page-editor/page-editor'
import '../panel/panel'
import '../top-bar/share-actions'
import './comments-panel'
import { fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
import { inStillBrowser } from '../testing/still-browser'

inStillBrowser()

const FIRST = {
  ...{ __typename: 'Comment', id: '1', block: 'welcome', blockLabel: 'Text', version: 1 },
  ...{
    text: '<b>Is</b> the hour right, @Mira Shah?',
    authorName: 'Asha Patel',
    isMine: false,
    isGuest: false,
  },
  ...{ mayDelete: false, mentions: [{ __typename: 'CommentPerson', id: 'm', name: 'Mira Shah' }] },
  ...{ createdAt: '2026-11-20T18:30:00Z', editedAt: null, resolvedAt: null, resolvedByName: null },
}
const PEOPLE = ['Mira Shah', 'Mitesh Rao'].map((name) => ({
  __typename: 'CommentPerson',
  id: name,
  name,
}))

test('a thread is marked on its block, read, answered with a mention by keyboard, and resolved', async () => {
  const { user, api } = await open([FIRST])
  const tab = await screen.findByRole('tab', { name: /^Comments/ })
  await waitFor(() => expect(tab.textContent).toBe('Comments 1 open'))
  await user.click(tab)
  const thread = within(await screen.findByRole('article', { name: 'On “Text”' }))
  expect(thread.getByText(/<b>Is<\/b> the hour right/)).toBeTruthy()
  expect(thread.getByText('@Mira Shah').tagName).toBe('STRONG')
  await user.click(thread.getByRole('button', { name: 'Answer' }))
  const field = await screen.findByRole('textbox', { name: /^Comment on / })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'Yes @mi')
  const people = await screen.findByRole('listbox', { name: 'People' })
  await user.keyboard('{ArrowDown}')
  const second = within(people).getByRole('option', { name: 'Mitesh Rao' })
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id)
  await user.keyboard('{Enter}')
  expect(field).toHaveProperty('value', 'Yes @Mitesh Rao ')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(said(api, 'AddComment')).toMatchObject([
    { documentId: '7', block: 'welcome', text: 'Yes @Mitesh Rao ', mentions: ['Mitesh Rao'] },
  ])
  await user.click(screen.getByRole('button', { name: /^Resolve the comments on/ }))
  await waitFor(() => expect(said(api, 'ResolveComment')).toEqual([{ id: '1' }]))
})

test('what a guest wrote is marked as a guest’s', async () => {
  const { user } = await open([{ ...FIRST, authorName: 'Ramesh', isGuest: true }])
  await user.click(await screen.findByRole('tab', { name: /^Comments/ }))
  const thread = await screen.findByRole('article', { name: 'On “Text”' })
  expect(thread.textContent).toContain('Ramesh (guest)')
})

test('what is typed is not lost when it is refused, nor when another tab is shown; the same words keep their key', async () => {
  let refusal: string | null =
    'Someone you mentioned can’t see this page, so your comment wasn’t sent.'
  const { user, api } = await open([FIRST], () =>
    refusal === null
      ? { data: { addComment: { __typename: 'Comment', id: '2' } } }
      : { data: null, errors: [{ message: refusal, extensions: { code: 'BAD_USER_INPUT' } }] },
  )
  await user.click(await screen.findByRole('tab', { name: /^Comments/ }))
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  await user.type(
    await screen.findByRole('textbox', { name: /^Comment on / }),
    'Hello{Control>}{Enter}{/Control}',
  )
  await screen.findByText(/^Someone you mentioned can’t see this page/)
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  await user.click(screen.getByRole('tab', { name: /^Comments/ }))
  const field = await screen.findByRole('textbox', { name: /^Comment on / })
  expect(field).toHaveProperty('value', 'Hello')
  refusal = null
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  const [first, again] = said(api, 'AddComment')
  expect(again).toEqual(first)
})

test('what was said about a deleted block is marked and still read', async () => {
  const { user } = await open([{ ...FIRST, block: 'gone', blockLabel: 'Old hours' }])
  const tab = await screen.findByRole('tab', { name: /^Comments/ })
  await waitFor(() => expect(tab.textContent).toBe('Comments 1 open'))
  await user.click(tab)
  const thread = within(await screen.findByRole('article', { name: 'On “Old hours”' }))
  expect(thread.getByRole('heading').textContent).toBe('Old hours deleted from the page')
  expect(thread.queryByRole('button', { name: 'Answer' })).toBeNull()
  expect(thread.getByText(/the hour right/)).toBeTruthy()
})

async function open(
  nodes: readonly (typeof FIRST)[],
  add: () => unknown = () => ({ data: { addComment: { __typename: 'Comment', id: '2' } } }),
) {
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => setTimeout(() => run(0)))
  const opened = openApp('/editor/pages/7', {
    pages: [fakePage({ id: 7, blocks: [textBlock('welcome', 'Welcome')] })],
    answers: {
      Comments: ({ first }) => ({ data: { comments: listOf(nodes, Number(first)) } }),
      Mentionable: () => ({ data: { mentionable: PEOPLE } }),
      AddComment: add,
      ResolveComment: () => ({ data: { resolveComment: { __typename: 'Comment', id: '1' } } }),
    },
  })
  await screen.findByRole('button', { name: 'Preview' })
  return opened
}

function listOf(nodes: readonly (typeof FIRST)[], first: number) {
  return {
    ...{ __typename: 'CommentConnection', totalCount: nodes.length, mayComment: true },
    blocks: nodes.map(({ block }) => ({ __typename: 'CommentedBlock', block, open: 1 })),
    nodes: nodes.slice(0, first),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  }
}

function said(
  { asked }: { readonly asked: readonly { operation: string; variables: unknown }[] },
  name: string,
) {
  return asked.filter(({ operation }) => operation === name).map(({ variables }) => variables)
}
