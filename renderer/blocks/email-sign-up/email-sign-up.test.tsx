import { fireEvent, within } from '@testing-library/dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'

afterEach(() => void vi.unstubAllGlobals())

const THANKS =
  'Thank you. We’ve sent you an email: open the link in it to confirm your subscription.'

function fieldsOf(root: HTMLElement): Record<string, string> {
  const form = root.querySelector('form') as HTMLFormElement
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, `${value}`]))
}

/** The page's message, by its status. */
function said(root: HTMLElement): string[] {
  const answers = root.querySelectorAll<HTMLElement>('[role="status"] > p')
  return [...answers].flatMap(({ hidden, textContent }) => (hidden ? [] : [textContent ?? '']))
}

/** Sends the form by the island to a server that answers so; gives what it was sent. */
async function send(root: HTMLElement, status: number | 'offline', email = 'a@b.org') {
  const answer = vi.fn(async (_address: string, _request: RequestInit) => {
    if (status === 'offline') throw new TypeError('Failed to fetch')
    return new Response('{}', { status })
  })
  vi.stubGlobal('fetch', answer)
  const form = root.querySelector('form') as HTMLFormElement
  fireEvent.input(within(root).getByLabelText('Your email'), { target: { value: email } })
  fireEvent.submit(form)
  fireEvent.submit(form)
  await vi.waitFor(() => expect(form.hasAttribute('aria-busy')).toBe(false))
  return answer
}

test('it says what the specification says', async () => {
  const root = await renderBlock('EmailSignUp')
  expect(within(root).getByRole('heading').textContent).toBe('Keep In Touch')
  within(root).getByText('Sign up to receive regular news and event alerts.')
  const field = within(root).getByPlaceholderText('Enter your email here...')
  expect(field.getAttribute('type')).toBe('email')
  within(root).getByRole('button', { name: 'Sign Up' })
})

test('it works without script: a form that is sent to this site', async () => {
  const page = { siteRoot: '/ottawa', path: '/visit' }
  const root = await renderBlock('EmailSignUp', {}, { page })
  const form = root.querySelector('form')
  expect(form?.getAttribute('method')).toBe('post')
  expect(form?.getAttribute('action')).toBe('/forms/sign-up')
  expect(fieldsOf(root)).toEqual({
    page: '/ottawa/visit',
    block: 'emailsignup',
    location: 'toronto',
    homepage: '',
    email: '',
  })
})

test.each([
  ['sign-up', [THANKS]],
  ['sign-up-invalid', [expect.stringContaining('incorrect')]],
  ['sign-up-later', [expect.stringContaining('try again')]],
  ['feedback', []],
  ['<script>', []],
])('without script the page says how it went: %s', async (sent, expected) => {
  const root = await renderBlock('EmailSignUp', {}, { page: { query: { sent } } })
  expect(said(root)).toEqual(expected)
  expect(definitions.get('EmailSignUp')?.readsQuery).toEqual(['sent'])
})

test('people never meet the trap', async () => {
  const root = await renderBlock('EmailSignUp')
  const trap = root.querySelector('[name="homepage"]')
  expect(trap?.closest('[aria-hidden="true"][inert]')).not.toBeNull()
  expect(trap?.getAttribute('tabindex')).toBe('-1')
})

test('it says what happens to the address', async () => {
  const root = await renderBlock('EmailSignUp', {}, { page: { siteRoot: '/ottawa' } })
  const link = within(root).getByRole('link', { name: 'privacy policy' })
  expect(link.getAttribute('href')).toBe('/ottawa/privacy-policy')
})

describe('with script', () => {
  test('it is sent in place, once however often it is pressed, and thanks', async () => {
    const root = await renderBlock('EmailSignUp')
    const stop = startIslandsIn(root)
    const answer = await send(root, 200, 'મીરા@example.org')
    expect(answer).toHaveBeenCalledOnce()
    const [address, request] = answer.mock.calls[0] ?? []
    expect(String(address)).toMatch(/\/forms\/sign-up$/)
    expect(request).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } })
    expect(String(request?.body)).toContain('location=toronto')
    expect(said(root)).toEqual([THANKS])
    expect(root.querySelector<HTMLElement>('.sent-form-fields')?.hidden).toBe(true)
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    stop()
    expect(said(root)).toEqual([])
  })

  test.each([
    [400, 'incorrect'],
    [429, 'try again'],
    [503, 'try again'],
    ['offline' as const, 'try again'],
  ])('when it fails (%s) it says so, and what was typed stays', async (status, words) => {
    const root = await renderBlock('EmailSignUp')
    const stop = startIslandsIn(root)
    await send(root, status, 'mira@example.org')
    expect(said(root)).toEqual([expect.stringContaining(words)])
    expect(fieldsOf(root).email).toBe('mira@example.org')
    expect(root.querySelector<HTMLElement>('.sent-form-fields')?.hidden).toBe(false)
    stop()
  })
})
