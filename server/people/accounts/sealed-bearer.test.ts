import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSealedBearer, tokenInCookie } from './sealed-bearer'

const SECRET = 'the secret of this network'
const COOKIE = { name: 'toran-session', secret: SECRET }

function sealed(token: string, secret = SECRET): string {
  const seal = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${seal}`)
}

test('the token is found among other cookies, by its whole name', () => {
  const cookies = `toran-theme=dark; x-toran-session=${sealed('theirs')};toran-session=${sealed('mine')} ; a=b`
  expect(tokenInCookie(cookies, COOKIE)).toBe('mine')
  expect(tokenInCookie(`x-toran-session=${sealed('theirs')}`, COOKIE)).toBeNull()
})

test('a token without our signature is none', () => {
  const forged = [
    'mine',
    'mine.',
    `.${sealed('mine')}`,
    sealed('mine', 'another secret'),
    sealed('mine').replace('mine', 'yours'),
    '%',
    '',
  ]
  for (const value of forged) {
    expect(tokenInCookie(`toran-session=${value}`, COOKIE)).toBeNull()
    expect(isSealedBearer(`Bearer ${value}`, SECRET)).toBe(false)
  }
  expect(tokenInCookie('', COOKIE)).toBeNull()
  expect(isSealedBearer(`Bearer ${sealed('mine')}`, SECRET)).toBe(true)
})
