import { messageLanguage } from '#schema/messages/fill'
import { t } from '#schema/messages/t'

/** The languages of the editor, each by its own name. */
export const EDITOR_LANGUAGES: readonly EditorLanguage[] = [
  { tag: 'en', name: t('English') },
  { tag: 'gu', name: 'ગુજરાતી' },
  { tag: 'hi', name: 'हिन्दी' },
]

interface EditorLanguage {
  readonly tag: string
  readonly name: string
}

export const editorLanguage: string = messageLanguage

const YEAR = 365 * 24 * 60 * 60

/** Opens the editor in another language, in this browser from now on. The page comes anew: texts come with the code that says them. */
export function chooseEditorLanguage(tag: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // The API stores it with the account at sign-in.
  for (const path of ['/editor', '/api']) {
    const cookie = `toran-language=${tag}; path=${path}; max-age=${YEAR}; samesite=lax${secure}`
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before any script runs, and Safari has no Cookie Store
    document.cookie = cookie
  }
  location.reload()
}
