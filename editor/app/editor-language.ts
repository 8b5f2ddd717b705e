import { messageLanguage } from '#schema/messages/fill'
import { t } from '#schema/messages/t'

/** Languages of the editor, each by its own name. */
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

/** Switches the editor's language and stores it in this browser. Reloads the page, because texts are bundled with their code. */
export function chooseEditorLanguage(tag: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // The API copies it to the account at sign-in.
  for (const path of ['/editor', '/api']) {
    const cookie = `toran-language=${tag}; path=${path}; max-age=${YEAR}; samesite=lax${secure}`
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before any script runs, and Safari has no Cookie Store
    document.cookie = cookie
  }
  location.reload()
}
