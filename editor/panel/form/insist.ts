import { createContext } from 'react'

/**
 * Whether fields that must be filled say so before anything was entered: once the user has tried to save. `null` where
 * nothing is saved by a button, as in the panel.
 */
export const InsistContext = createContext<boolean | null>(null)
export const InsistProvider = InsistContext.Provider
