import { useEffect, useState } from 'react'
import { whenSettled } from './when-inactive'

/** False until the page has been open for a moment and nobody is at work on it (`whenSettled`). */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => whenSettled(() => setIsSettled(true)), [])
  return isSettled
}
