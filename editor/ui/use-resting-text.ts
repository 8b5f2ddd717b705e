import { useEffect, useState } from 'react'

/** Debounce before the server is queried, in milliseconds. */
const REST = 200

/** Returns a search text once typing pauses; an empty text at once. */
export function useRestingText(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : REST)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}
