/** The part of the server that signs people in. */
interface SignIn {
  isSignedIn: boolean
  /** The second step of signing in; `null` for none. */
  code: string | null
}

const PASSWORD = 'correct horse battery'

export function signIn(api: SignIn, { password }: { password: string }): Response {
  if (password !== PASSWORD) {
    const message = 'The email or password is incorrect.'
    return json(401, { errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] })
  }
  if (api.code !== null) return json(200, { twoFactor: true })
  api.isSignedIn = true
  return json(200, { user: { name: 'Mira', email: 'mira@example.org' } })
}

/** The second factor: made with the password, given as a code. */
export function takeCode(
  api: SignIn,
  url: string,
  { code, password }: { code?: string; password?: string },
): Response {
  const refuse = (message: string) =>
    json(400, { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] })
  if (!url.includes('verify') && password !== PASSWORD) return refuse('The password is incorrect.')
  if (url.endsWith('/enable')) {
    api.code = '123456'
    return json(200, { totpURI: 'otpauth://totp/Toran?secret=ABCD', backupCodes: ['aaaaa-bbbbb'] })
  }
  if (url.endsWith('/disable')) api.code = null
  else if (code !== api.code) return refuse('This code is incorrect.')
  api.isSignedIn = true
  return json(200, { user: { name: 'Mira', email: 'mira@example.org' } })
}

export function json(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(body), { status, headers })
}
