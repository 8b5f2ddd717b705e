import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { lock } from '../database/locks'
import { users } from '../database/tables'
import { requireSignIn } from '../documents/document-row'
import { emit } from '../events/emit'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError } from '../http/errors/api-error'
import { EMAIL_LANGUAGES } from '../mail/mail-messages'

/** Sets the caller’s language for the editor and emails. */
export function setLanguage(
  _: unknown,
  { language }: { readonly language: string },
  context: RequestContext,
): Promise<string> {
  const { id } = requireSignIn(context.principal)
  checkLanguage(language)
  return context.app.changes.write(async (tx) => {
    await lock(tx, `account ${id}`)
    await tx.update(users).set({ language }).where(eq(users.id, id))
    await emit(tx, {
      ...{ type: 'person.accountChanged', by: context, id, action: 'setLanguage' },
      locationId: null,
    })
    return language
  })
}

export function checkLanguage(language: string): void {
  if (EMAIL_LANGUAGES.includes(language)) return
  const languages = EMAIL_LANGUAGES.join(', ')
  throw new ApiError('BAD_USER_INPUT', refusalFor('unknownEditorLanguage', { language, languages }))
}
