import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { users } from '../../database/tables'
import { chosenLanguage, editorLanguage, type LanguageHeaders } from '../../http/preferred-language'
import { EMAIL_LANGUAGES } from '../../mail/mail-messages'

export type { LanguageHeaders }

/** A choice in this browser counts; what the browser prefers only for an account without a language, and when it is new. */
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
