import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api'
import { TwoFactor } from './two-factor'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('codes are turned on with the password and the first code of the app, and off with the password', async () => {
  fakeApi()
  const user = userEvent.setup()
  render(<TwoFactor isOn={false} />)
  await user.click(screen.getByRole('button', { name: 'Turn on' }))
  await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}')
  expect(await screen.findByText('The password is incorrect.')).toBeTruthy()
  await user.type(screen.getByLabelText('Your password'), 'correct horse battery{Enter}')
  expect(await screen.findByTitle('QR code for your authenticator app')).toBeTruthy()
  expect(screen.getByText('ABCD')).toBeTruthy()
  expect(screen.getByText('aaaaa-bbbbb')).toBeTruthy()
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}')
  expect((await screen.findByRole('status')).textContent).toMatch(/You’ll enter a code/)
  await user.type(screen.getByLabelText('Your password'), 'correct horse battery{Enter}')
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
})
