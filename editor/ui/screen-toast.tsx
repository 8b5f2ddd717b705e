import { useState } from 'react'
import { t } from '#schema/messages/t'
import { StatusRegion } from './status-region'
import { type Toast, ToastRegion } from './toast-region'

/** Returns the latest message of a screen, and a function that shows another one, with undo if possible. */
export function useToast() {
  const [toast, setToast] = useState<Toast | null>(null)
  return { toast, showToast }

  function showToast(text: string, undo: (() => void) | null = null): void {
    setToast((before) => ({
      text,
      undo: false,
      action: undo && { label: t('Undo'), run: undo },
      count: (before?.count ?? 0) + 1,
    }))
  }
}

/** Shows and announces the latest message of a screen. */
export function ScreenToast({ toast }: { readonly toast: Toast | null }) {
  return (
    <>
      <ToastRegion toast={toast} onUndo={() => undefined} />
      <StatusRegion text={toast?.text ?? ''} count={toast?.count ?? 0} />
    </>
  )
}
