import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { t } from '#schema/messages/t'
import type { PasskeysQuery } from './operations/generated'
import { type PasswordResult, postAuth } from './password'

/** Passkeys: keys on a person's devices that sign in without a password. Messages are shown to the user. */

export type Passkey = NonNullable<PasskeysQuery['me']>['passkeys'][number]

/** Returns whether this browser can create passkeys and sign in with them. */
export const hasPasskeys = browserSupportsWebAuthn
/** Returns whether this browser offers passkeys through autofill in the email field. */
export const offersPasskeys = browserSupportsWebAuthnAutofill

/** Creates a passkey on the device and registers it with the server. */
export async function addPasskey(made: {
  readonly name: string
  readonly password: string
}): Promise<PasswordResult> {
  const begun = await postAuth('/api/auth/passkey/options', { password: made.password })
  if (!begun.ok) return begun
  // The server's library created these options for this call.
  const optionsJSON = begun.answer as PublicKeyCredentialCreationOptionsJSON
  return afterDevice(
    () => startRegistration({ optionsJSON }),
    (answer) => postAuth('/api/auth/passkey/add', { name: made.name, answer }),
  )
}

export function renamePasskey(id: string, name: string): Promise<PasswordResult> {
  return postAuth('/api/auth/passkey/rename', { id, name })
}

export function removePasskey(id: string): Promise<PasswordResult> {
  return postAuth('/api/auth/passkey/remove', { id })
}

/**
 * Signs in with a passkey. With `isOffered`, the browser offers passkeys through autofill in the email field and waits until one
 * is chosen or `stopOffering` is called.
 */
export async function signInWithPasskey(isOffered = false): Promise<PasswordResult> {
  const begun = await postAuth('/api/auth/passkey/sign-in-options', {})
  if (!begun.ok) return begun
  const optionsJSON = begun.answer as PublicKeyCredentialRequestOptionsJSON
  return afterDevice(
    () => startAuthentication({ optionsJSON, useBrowserAutofill: isOffered }),
    (answer) => postAuth('/api/auth/passkey/sign-in', { answer }),
  )
}

export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function afterDevice<Answer>(
  ask: () => Promise<Answer>,
  send: (answer: Answer) => Promise<PasswordResult>,
): Promise<PasswordResult> {
  let answer: Answer
  try {
    answer = await ask()
  } catch (error) {
    return { ok: false, message: failureMessage(error) }
  }
  return send(answer)
}

/** Returns a message for a failed device request. Browsers don't distinguish a refusal from a closed dialog. */
function failureMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return t('This device already has a passkey for your account.')
  if (name === 'SecurityError')
    return t('Passkeys don’t work at this address. Open the editor at your website’s address.')
  if (name === 'NotAllowedError' || name === 'AbortError')
    return t('No passkey was used. Try again, or sign in another way.')
  return t('This device couldn’t use a passkey. Try again, or sign in another way.')
}
