import { createContext } from 'react'

/** Whether fields that must be filled say so before anything was entered: once the user has tried to save. */
export const InsistContext = createContext(false)
export const InsistProvider = InsistContext.Provider
