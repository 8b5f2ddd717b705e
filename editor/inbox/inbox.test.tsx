import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ME } from '../testing/fake-network'
import { holdAnswers, loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

afterEach(cleanup)

const MESSAGE = {
  ...{ __typename: 'Feedback', id: '7', locationId: '12', version: 1, page: '/ottawa/visit' },
  ...{ message: 'More benches, please.', name: 'Ravi Shah', email: 'ravi@example.org' },
  ...{ createdAt: '2026-11-20T10:00:00Z', status: 'NEW', note: '', assignee: null, replies: [] },
}
const listOf = (nodes: readonly unknown[]) => ({
  nodes,
  totalCount: nodes.length,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
})
const PEOPLE = () => ({ data: { people: listOf([]) } })
const refused = (code: string, message: string) => ({
  data: null,
  errors: [{ message, extensions: { code } }],
})

test('messages are found by what is in the address, and a row leads to its message', async () => {
  const { api, user } = openApp('/editor/inbox?text=bench&status=NEW&assignee=nobody', {
    answers: { FeedbackList: () => ({ data: { feedback: listOf([MESSAGE]) } }), People: PEOPLE },
  })
  await user.click(await screen.findByRole('link', { name: 'Ravi Shah' }))
  expect(window.location.pathname).toBe('/editor/inbox/7')
  await screen.findByRole('heading', { name: 'Ravi Shah' })
  expect(api.asked.find(({ operation }) => operation === 'FeedbackList')?.variables).toMatchObject({
    ...{ search: 'bench', status: 'NEW', isUnassigned: true, sort: 'desc' },
  })
})

test('messages that are closed together each say their result, and Undo brings them back', async () => {
  const stored = ['Ravi Shah', 'મીરા', 'Asha'].map((name, index) => ({
    ...MESSAGE,
    ...{ id: String(index + 1), name, status: index === 1 ? 'IN_PROGRESS' : 'NEW' },
  }))
  const { user } = openApp('/editor/inbox', {
    answers: {
      FeedbackList: () => ({ data: { feedback: listOf(stored.map((one) => ({ ...one }))) } }),
      UpdateFeedback({ id, expectedVersion, status }) {
        const one = stored.find((message) => message.id === id)
        if (!one || id === '3' || one.version !== expectedVersion)
          return refused('CONFLICT', 'Someone changed it since.')
        Object.assign(one, { status, version: one.version + 1 })
        return { data: { updateFeedback: { ...one } } }
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Select all messages/ }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findAllByText(
    'Closed 2 messages. 1 couldn’t be changed. The reason is shown beside it.',
  )
  expect(stored.map(({ status }) => status)).toEqual(['CLOSED', 'CLOSED', 'NEW'])
  expect(screen.getByRole('row', { name: /Asha/ }).textContent).toContain('Someone changed it')
  await user.click(screen.getByText('Undo'))
  await screen.findAllByText('Undone')
  expect(stored.map(({ status }) => status)).toEqual(['NEW', 'IN_PROGRESS', 'NEW'])
})

test('people who can’t be read are said to be so where a message is assigned, and read again', async () => {
  const { user } = openApp('/editor/inbox', {
    answers: { FeedbackList: () => ({ data: { feedback: listOf([MESSAGE]) } }), People: PEOPLE },
  })
  const link = await screen.findByRole('link', { name: 'Ravi Shah' })
  const answering = fetch
  loseAnswers('People')
  await user.click(link)
  await screen.findByText(/^The other people couldn’t be loaded/)
  vi.stubGlobal('fetch', answering)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/^The other people couldn’t/)).toBeNull())
})

test('several people are erased once that is confirmed, and who couldn’t be is told', async () => {
  const signUps = ['a@example.org', 'b@example.org'].map((email, index) => ({
    ...{ __typename: 'SignUp', id: String(index), email, locationId: '12', status: 'CONFIRMED' },
    ...{ createdAt: '2026-11-20T10:00:00Z', language: 'en-US', page: '/' },
  }))
  const { api, user } = openApp('/editor/inbox?kind=sign-ups', {
    answers: {
      SignUpList: () => ({ data: { signUps: listOf(signUps) } }),
      EraseVisitor: ({ email }) =>
        email === 'a@example.org'
          ? { data: { eraseVisitor: { feedback: 1, signUps: 1 } } }
          : refused('UNAVAILABLE', 'The database doesn’t respond.'),
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Select everyone/ }))
  const bar = within(screen.getByRole('region', { name: 'Selected addresses' }))
  await user.click(bar.getByRole('button', { name: 'Erase…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase 2 people?' }))
  expect(api.asked.some(({ operation }) => operation === 'EraseVisitor')).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Erase' }))
  await screen.findAllByText(/^Erased a@example\.org\. 1 couldn’t be changed/)
  expect(screen.getByRole('row', { name: /b@example/ }).textContent).toContain('doesn’t respond')
})

test('the download asks for what the list shows', async () => {
  openApp('/editor/inbox?text=bench&assignee=me&location=12', {
    answers: { FeedbackList: () => ({ data: { feedback: listOf([]) } }) },
  })
  const link = await screen.findByRole('link', { name: 'Download as CSV' })
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost')
  expect(address.pathname).toBe('/api/inbox/feedback.csv')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ search: 'bench', locationId: '12', assigneeId: '1' },
  })
})

test('an answer that couldn’t be sent stays in the form, and pressing again sends the same one', async () => {
  const keys: unknown[] = []
  let isAway = true
  const { user } = openApp('/editor/inbox/7', {
    answers: {
      FeedbackList: () => ({ data: { feedback: listOf([MESSAGE]) } }),
      People: PEOPLE,
      ReplyToFeedback: ({ idempotencyKey, message }) => {
        keys.push(idempotencyKey)
        if (isAway) return refused('UNAVAILABLE', 'The database doesn’t respond.')
        const reply = { __typename: 'FeedbackReply', id: '1', message, byName: 'Mira Patel' }
        const replies = [{ ...reply, createdAt: '2026-11-21T10:00:00Z' }]
        const answered = { ...MESSAGE, version: 2, status: 'ANSWERED', replies }
        return { data: { replyToFeedback: answered } }
      },
    },
  })
  const text = await screen.findByLabelText('Reply by email')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Write a reply first.')).toBeTruthy()
  await user.type(text, 'Two come in May.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('The database doesn’t respond.')
  expect((text as HTMLTextAreaElement).value).toBe('Two come in May.')
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByRole('heading', { name: 'Answered by Mira Patel' })
  expect(new Set(keys).size).toBe(1)
  expect((screen.getByLabelText('Status') as HTMLSelectElement).value).toBe('ANSWERED')
})

test.each([
  [
    false,
    'Your reply was saved but not sent to ravi@example.org, because no mail server is set up.',
  ],
  [true, 'Your reply to ravi@example.org is on its way.'],
])('with mail sent %s, a reply is said to be: %s', async (isSending, words) => {
  const { user } = openApp('/editor/inbox/7', {
    answers: {
      FeedbackList: () => ({ data: { feedback: listOf([MESSAGE]) } }),
      People: PEOPLE,
      MailSettings: () => ({ data: { mailSettings: { isSending } } }),
      ReplyToFeedback: () => ({
        data: { replyToFeedback: { ...MESSAGE, version: 2, status: 'ANSWERED' } },
      }),
    },
  })
  await user.type(await screen.findByLabelText('Reply by email'), 'Two come in May.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findAllByText(words)
})

test('what is written while a note is saved, or an answer sent, stays', async () => {
  const { user } = openApp('/editor/inbox/7', {
    answers: {
      FeedbackList: () => ({ data: { feedback: listOf([MESSAGE]) } }),
      People: PEOPLE,
      UpdateFeedback: ({ note }) => ({
        data: { updateFeedback: { ...MESSAGE, version: 2, note } },
      }),
      ReplyToFeedback: () => ({ data: { replyToFeedback: { ...MESSAGE, version: 3 } } }),
    },
  })
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note')
  const text = screen.getByLabelText<HTMLTextAreaElement>('Reply by email')
  await user.type(note, 'Ask Asha')
  await user.type(text, 'In May.')
  const saved = holdAnswers('UpdateFeedback')
  const sent = holdAnswers('ReplyToFeedback')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(note, ' and Ravi')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await user.type(text, ' Or June.')
  saved()
  await screen.findAllByText('Saved.')
  sent()
  await screen.findAllByText('Your reply to ravi@example.org is on its way.')
  expect([note.value, text.value]).toEqual(['Ask Asha and Ravi', 'In May. Or June.'])
})

test('what someone else changed first is told; the note that was typed stays', async () => {
  let stored = MESSAGE
  const { user } = openApp('/editor/inbox/7', {
    answers: {
      FeedbackList: () => ({ data: { feedback: listOf([stored]) } }),
      People: PEOPLE,
      UpdateFeedback: () => {
        stored = { ...MESSAGE, version: 2, status: 'CLOSED' }
        return refused('CONFLICT', 'Someone else changed this message.')
      },
    },
  })
  await user.type(await screen.findByLabelText('Note'), 'Ask the trustees')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Someone else changed/)).toBeTruthy()
  await screen.findByDisplayValue('Closed')
  expect((screen.getByLabelText('Note') as HTMLTextAreaElement).value).toBe('Ask the trustees')
})

test('a message without an address says that it can’t be answered, and can be deleted', async () => {
  const { api, user } = openApp('/editor/inbox/7', {
    answers: {
      FeedbackList: () => ({ data: { feedback: listOf([{ ...MESSAGE, email: '', name: '' }]) } }),
      People: PEOPLE,
      DeleteFeedback: () => ({ data: { deleteFeedback: true } }),
    },
  })
  await screen.findByText(/can’t reply/)
  await user.click(screen.getByRole('button', { name: 'Delete this message…' }))
  await user.click(screen.getByRole('button', { name: 'Delete it permanently' }))
  await screen.findByRole('heading', { name: 'Inbox' })
  expect(api.asked.find(({ operation }) => operation === 'DeleteFeedback')?.variables).toEqual({
    ...{ id: '7', locationId: '12' },
  })
})

test('who signed up is listed with the result, and erased after a question', async () => {
  const signUp = {
    ...{ __typename: 'SignUp', id: '3', locationId: '12', email: 'asha@example.org', page: '/' },
    ...{ createdAt: '2026-11-20T10:00:00Z', status: 'PENDING', statusAt: '2026-11-20T10:00:00Z' },
  }
  let signUps = [signUp]
  const { user } = openApp('/editor/inbox?kind=sign-ups', {
    answers: {
      SignUpList: () => ({ data: { signUps: listOf(signUps) } }),
      EraseVisitor: () => {
        signUps = []
        return { data: { eraseVisitor: { feedback: 0, signUps: 1 } } }
      },
    },
  })
  const row = await screen.findByRole('row', { name: /asha@example.org/ })
  expect(row.textContent).toContain('Not confirmed yet')
  await user.click(within(row).getByRole('button', { name: 'Erase asha@example.org' }))
  await user.click(await screen.findByRole('button', { name: 'Erase permanently' }))
  await screen.findByText('No subscribers yet')
})

test('who contributes has an inbox of what is assigned to them, which they give back and do not erase', async () => {
  const held = {
    locationId: '12',
    level: 'CONTRIBUTE',
    ofNetwork: false,
    kinds: [],
    languages: null,
  }
  const asha = { ...ME, assignments: [{ __typename: 'Assignment', ...held }] }
  const assigned = {
    ...MESSAGE,
    assignee: { __typename: 'FeedbackAssignee', id: '1', name: 'Asha' },
  }
  const { api, user } = openApp('/editor/inbox', {
    answers: {
      Me: () => ({ data: { me: asha } }),
      FeedbackList: () => ({ data: { feedback: listOf([assigned]) } }),
    },
  })
  await screen.findByText('Visitor messages assigned to you.')
  expect(screen.queryByRole('link', { name: 'Download as CSV' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign-ups' })).toBeNull()
  await user.click(await screen.findByRole('link', { name: 'Ravi Shah' }))
  await screen.findByText(/^To hand it back, choose “Nobody”\. You’ll no longer see it\./)
  expect(screen.queryByRole('button', { name: /^Erase this person/ })).toBeNull()
  expect(api.asked.some(({ operation }) => operation === 'People')).toBe(false)
})
