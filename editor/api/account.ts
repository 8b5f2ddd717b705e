import type { ApolloClient } from '@apollo/client'
import { z } from 'zod/mini'
import type { Account } from './answers'
import { fetchQuery } from './fetch-query'
import { meQuery } from './operations/documents'
import { plainAnswer } from './plain-answer'

/** The signed-in account, or `null`. Network errors are thrown unchanged. */
export async function readAccount(client: ApolloClient): Promise<Account | null> {
  const { me, networkSetup } = await fetchQuery(client, meQuery, {})
  const setsUp = networkSetup?.isPending ?? false
  return me && { ...me, assignments: plainAnswer(me.assignments), setsUp }
}

export type SignInResult =
  | {
      readonly ok: true
      /** Whether nobody is signed in yet: a code is asked for first. */
      readonly asksForCode: boolean
    }
  | { readonly ok: false; readonly message: string; readonly wrong: boolean }

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'

/** Signs in; the session is a cookie. The message is for the user. */
export async function signIn(
  credentials: { readonly email: string; readonly password: string },
  send: typeof fetch = fetch,
): Promise<SignInResult> {
  try {
    const answer = await post(send, '/api/auth/sign-in/email', credentials)
    if (answer.ok) return signInResult(await answer.json())
    return {
      ok: false,
      wrong: answer.status === 401 || answer.status === 403,
      message: (await messageOf(answer)) ?? defaultMessage(answer.status),
    }
  } catch {
    // `fetch` throws only when no answer came at all.
    return { ok: false, wrong: false, message: UNREACHABLE }
  }
}

/** Signs out. False when the server could not be reached: the user must not believe to be signed out. */
export async function signOut(send: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await post(send, '/api/auth/sign-out', {})).ok
  } catch {
    return false
  }
}

/** Sends something to a route of accounts. */
export async function postAuth(
  path: string,
  body: unknown,
  send: typeof fetch = fetch,
): Promise<
  { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly message: string }
> {
  try {
    const answer = await post(send, path, body)
    if (answer.ok) return { ok: true, answer: await answer.json() }
    return { ok: false, message: (await messageOf(answer)) ?? UNREACHABLE }
  } catch {
    // `fetch` throws only when no answer came at all.
    return { ok: false, message: UNREACHABLE }
  }
}

function post(send: typeof fetch, path: string, body: unknown): Promise<Response> {
  return send(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
}

/** What an answer of the server to the right password means. */
export function signInResult(answer: unknown): SignInResult {
  return { ok: true, asksForCode: waits.safeParse(answer).success }
}

const waits = z.object({ twoFactor: z.literal(true) })

const refusal = z.object({
  errors: z.array(z.object({ message: z.string() })).check(z.minLength(1)),
})

async function messageOf(answer: Response): Promise<string | null> {
  const parsed = refusal.safeParse(await answer.json().catch(() => null))
  return parsed.success ? (parsed.data.errors[0]?.message ?? null) : null
}

function defaultMessage(status: number): string {
  if (status === 401 || status === 403) return 'The email or the password is not right.'
  if (status === 429) return 'Too many attempts. Wait a few minutes and try again.'
  return 'Signing in did not work. Try again in a moment.'
}
