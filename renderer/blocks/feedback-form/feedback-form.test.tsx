import '#renderer/parts/words/all-words'
import { fireEvent, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'

afterEach(() => void vi.unstubAllGlobals())

function said(root: HTMLElement): string[] {
  const answers = root.querySelectorAll<HTMLElement>('[role="status"] > p')
  return [...answers].flatMap(({ hidden, textContent }) => (hidden ? [] : [textContent ?? '']))
}

test('it asks for suggestions about the site and the services of the mandir', async () => {
  const root = await renderBlock('FeedbackForm')
  expect(within(root).getByRole('heading').textContent).toBe('Feedback for us?')
  within(root).getByText(/suggestions for this site, or for the services of the mandir/)
  within(root).getByRole('button', { name: 'Submit' })
})

test('a message is asked for; name and email only of those who want to give them', async () => {
  const root = await renderBlock('FeedbackForm')
  const isRequired = (label: RegExp) =>
    within(root).getByLabelText<HTMLInputElement>(label).required
  expect([/Your feedback/, /Your name/, /Your email/].map(isRequired)).toEqual([true, false, false])
  expect(root.querySelector('form')?.getAttribute('action')).toBe('/forms/feedback')
})

test('on a Gujarati page it asks in Gujarati, and says so the result', async () => {
  const page = { language: 'gu-IN', query: { sent: 'feedback-invalid' } }
  const root = await renderBlock('FeedbackForm', {}, { page })
  within(root).getByLabelText(/તમારો પ્રતિભાવ/)
  within(root).getByLabelText(/તમારું નામ.*મરજિયાત/)
  within(root).getByRole('link', { name: 'ગોપનીયતા નીતિ' })
  expect(said(root)).toEqual([expect.stringContaining('ફરી મોકલો')])
})

test.each([
  ['feedback', ['Thank you. A person will read it.']],
  ['feedback-invalid', [expect.stringContaining('incorrect')]],
  ['sign-up', []],
])('without script the page says how it went: %s', async (sent, expected) => {
  const root = await renderBlock('FeedbackForm', {}, { page: { query: { sent } } })
  expect(said(root)).toEqual(expected)
})

test('with script it is sent in place, in any script', async () => {
  const root = await renderBlock('FeedbackForm')
  const stop = startIslandsIn(root)
  const answer = vi.fn(async (_address: string, _request: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', answer)
  const message = 'મંદિર ખૂબ સુંદર છે.'
  fireEvent.input(within(root).getByLabelText('Your feedback'), { target: { value: message } })
  fireEvent.submit(root.querySelector('form') as HTMLFormElement)
  await vi.waitFor(() => expect(said(root)).toEqual(['Thank you. A person will read it.']))
  const body = new URLSearchParams(String(answer.mock.calls[0]?.[1].body))
  expect(body.get('message')).toBe(message)
  stop()
})
