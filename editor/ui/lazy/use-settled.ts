import { useEffect, useState } from 'react'
import { whenSettled } from './when-inactive'

/** Returns false until the page has been open for a moment and the user is inactive (`whenSettled`). */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => whenSettled(() => setIsSettled(true)), [])
  return isSettled
}
