import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ME } from '../testing/fake-network'
import { fakePage } from '../testing/fake-pages'
import { loseAnswers } from '../testing/hold-answers'
import { openApp } from '../testing/open-app'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a user who is not signed in is asked to, and then redirected to the requested address', async () => {
  const { user } = openApp('/editor/pages?text=Visit', { isSignedIn: false, pages: [fakePage()] })
  await user.type(await screen.findByLabelText('Email'), 'mira@example.org')
  expect(location.pathname).toBe('/editor/sign-in')
  await user.type(screen.getByLabelText('Password'), 'correct horse battery')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeTruthy()
  expect(location.pathname).toBe('/editor/pages')
})

test('a wrong password is said to be one, and what was typed stays', async () => {
  const { user } = openApp('/editor/sign-in', { isSignedIn: false })
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  await user.type(email, 'mira@example.org')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('The email or password is incorrect.')
  expect(email.value).toBe('mira@example.org')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

test('what is typed as soon as the page is there goes into the email, and a password can be looked at', async () => {
  const { user } = openApp('/editor/sign-in', { isSignedIn: false })
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  expect(document.activeElement).toBe(email)
  await user.keyboard('mira@example.org')
  expect(email.value).toBe('mira@example.org')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await user.type(password, 'quiet words')
  expect(password.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }))
  expect([password.type, password.value]).toEqual(['text', 'quiet words'])
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }))
  expect(password.type).toBe('password')
})

test('who has to have two-step verification sets it up before anything else', async () => {
  let isSetUp = false
  const { user } = openApp('/editor/pages', {
    answers: {
      Me: () => {
        const me = { ...ME, mustSetUpTwoStep: !isSetUp, assignments: isSetUp ? ME.assignments : [] }
        return { data: { me, networkSetup: null } }
      },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Set up two-step verification' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  await user.type(screen.getByLabelText('Your password'), 'correct horse battery{Enter}')
  isSetUp = true
  await user.type(await screen.findByLabelText('Code from your authenticator app'), '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeTruthy()
})

test('empty fields are asked for without asking the server', async () => {
  const { user } = openApp('/editor/sign-in', { isSignedIn: false })
  await user.click(await screen.findByRole('button', { name: 'Sign in' }))
  expect(screen.getByText('Enter your email address')).toBeTruthy()
  expect(screen.getByText('Enter your password')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a server that can’t be reached is not a wrong password', async () => {
  const { user } = openApp('/editor/sign-in', { isSignedIn: false })
  await user.type(await screen.findByLabelText('Email'), 'mira@example.org')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('can’t be reached')
})

test('a user who is signed in already is redirected', async () => {
  openApp('/editor/sign-in')
  expect(await screen.findByRole('heading', { name: /^Hello/ })).toBeTruthy()
})

test('an editor that cannot reach the server says so, and tries again', async () => {
  const { user } = openApp('/editor')
  const network = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await screen.findByText('No connection')).toBeTruthy()
  vi.stubGlobal('fetch', network)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /^Hello/ })).toBeTruthy()
})

test('anyone who has turned codes on is asked for one, and is in once it is right', async () => {
  const { user } = openApp('/editor/pages', { isSignedIn: false, code: '123456' })
  await user.type(await screen.findByLabelText('Email'), 'mira@example.org')
  await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}')
  const code = await screen.findByLabelText('Code')
  expect(document.activeElement).toBe(code)
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('This code is incorrect.')).toBeTruthy()
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeTruthy()
})

test('a code is used once: where the account can’t be read after it, only that is tried again', async () => {
  const { user } = openApp('/editor/pages', { isSignedIn: false, code: '123456' })
  await user.type(await screen.findByLabelText('Email'), 'mira@example.org')
  await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}')
  const code = await screen.findByLabelText('Code')
  const again = await pressWithoutServer(user, code, '123456{Enter}')
  const codes = vi.mocked(fetch).mock.calls.filter(([url]) => String(url).includes('two-factor'))
  expect(codes).toHaveLength(0)
  expect(again.isConnected).toBe(false)
})

test('a password that was accepted is not sent again where the account can’t be read after it', async () => {
  const { user } = openApp('/editor/pages', { isSignedIn: false })
  await user.type(await screen.findByLabelText('Email'), 'mira@example.org')
  const password = screen.getByLabelText('Password')
  await pressWithoutServer(user, password, 'correct horse battery{Enter}')
  const urls = vi.mocked(fetch).mock.calls.map(([url]) => String(url))
  expect(urls).not.toContain('/api/auth/sign-in/email')
})

test('an organisation’s account leads to where one wanted to go, and what was wrong with it is said', async () => {
  openApp('/editor/sign-in?problem=unknown&next=%2Feditor%2Fpages', {
    ...{ isSignedIn: false, provider: 'Samiti' },
  })
  const way = await screen.findByRole('link', { name: 'Sign in with Samiti' })
  expect(way.getAttribute('href')).toBe('/api/auth/provider/start?next=%2Feditor%2Fpages')
  expect(screen.getByRole('alert').textContent).toMatch(/hasn’t been invited/)
})

/** Signs in while the account cannot be read, twice in vain, and once the server is back; what is asked then is counted. */
async function pressWithoutServer(user: UserEvent, field: HTMLElement, keys: string) {
  const answering = fetch
  loseAnswers('Me')
  await user.type(field, keys)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('You are signed in, but the server can’t be reached now.')
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(again)
  await user.click(again)
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
  vi.stubGlobal('fetch', vi.fn(answering))
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Pages' })).toBeTruthy()
  return again
}
