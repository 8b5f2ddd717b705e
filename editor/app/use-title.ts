import { useEffect } from 'react'

/** Names the browser's tab: `Visit us · Toran editor`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Toran editor' : `${title} · Toran editor`
  }, [title])
}
