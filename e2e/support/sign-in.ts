import { request } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, ORIGIN, SIGNED_IN } from './site'

/** Signs in once for all tests; the stories sign in by hand. */
export default async function signIn(): Promise<void> {
  const site = await request.newContext({ baseURL: ORIGIN, extraHTTPHeaders: { origin: ORIGIN } })
  const answer = await site.post('/api/auth/sign-in/email', {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
  await site.storageState({ path: SIGNED_IN })
  await site.dispose()
}
