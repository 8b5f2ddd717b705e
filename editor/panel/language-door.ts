import { createContext, use } from 'react'

/** Asks whether a language is to be taken off the page, and does so; given by the shell. */
export type AskToRemove = (language: string) => void

const Context = createContext<AskToRemove | null>(null)
export const LanguageDoorProvider = Context.Provider

/** `null` where languages are only looked at. */
export function useAskToRemove(): AskToRemove | null {
  return use(Context)
}
