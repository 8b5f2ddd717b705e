import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { users } from '../../database/tables'
import { chosenLanguage, editorLanguage, type LanguageHeaders } from '../../http/preferred-language'
import { EMAIL_LANGUAGES } from '../../mail/mail-messages'

export type { LanguageHeaders }

/**
 * Stores the editor’s language: the one chosen in this browser, or the browser’s preference if the account is new and has no
 * language.
 */
export async function storeLanguageAtSignIn(
  tx: Orm,
  { userId, isNew }: { readonly userId: string; readonly isNew: boolean },
  headers: LanguageHeaders,
): Promise<void> {
  const language = editorLanguage(headers, EMAIL_LANGUAGES)
  const isKept = !isNew && chosenLanguage(headers, EMAIL_LANGUAGES) === null
  await tx
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), isKept ? isNull(users.language) : undefined))
}
