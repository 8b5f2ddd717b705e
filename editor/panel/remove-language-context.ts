import { createContext, use } from 'react'

/** Opens the dialog that removes a language from the page. */
export type RemoveLanguage = (language: string) => void

const Context = createContext<RemoveLanguage | null>(null)
export const RemoveLanguageProvider = Context.Provider

/** Returns `null` if the page is read-only. */
export function useRemoveLanguage(): RemoveLanguage | null {
  return use(Context)
}
