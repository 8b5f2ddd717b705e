import { useEffect, useState } from 'react'

/** Debounce before the server is queried, in milliseconds. */
const DEBOUNCE_MS = 200

/** Returns a search text once typing pauses; an empty text at once. */
export function useRestingText(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}
