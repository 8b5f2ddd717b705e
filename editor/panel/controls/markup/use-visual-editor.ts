import { type ComponentType, useEffect, useState } from 'react'
import type { VisualEditorProps } from './visual-editor'

type Loading =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly Editor: ComponentType<VisualEditorProps> }

let known: Loading = { state: 'loading' }

/**
 * The text editor, fetched when it is first needed: it is the largest part of the panel. Not by `lazy`, as Suspense
 * may hide and show what it waits for, and the text editor does not find its text again after that.
 */
export function useVisualEditor(): Loading {
  const [loading, setLoading] = useState(known)
  useEffect(() => {
    if (known.state === 'ready') return
    let isCurrent = true
    import('./visual-editor').then(
      (loaded) => {
        known = { state: 'ready', Editor: loaded.default }
        if (isCurrent) setLoading(known)
      },
      () => isCurrent && setLoading({ state: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return loading
}
