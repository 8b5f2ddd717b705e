import { createContext, use } from 'react'

/** Opens the dialog that takes a language off the page. */
export type RemoveLanguage = (language: string) => void

const Context = createContext<RemoveLanguage | null>(null)
export const RemoveLanguageProvider = Context.Provider

/** `null` where the page is read-only. */
export function useRemoveLanguage(): RemoveLanguage | null {
  return use(Context)
}
