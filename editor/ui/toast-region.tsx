import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '#schema/messages/t'
import { Button } from './button'
import { IconButton } from './icon-button'
import { useToastHost } from './toast-host'
import './styles/toast-region.css'

/** Duration of a message, in ms; paused while it is hovered or has the focus. */
const SHOWN_MS = 8000

export interface Toast {
  readonly text: string
  readonly undo: boolean
  /** Another action that the message offers. */
  readonly action?: { readonly label: string; readonly run: () => void } | null
  /** Distinguishes two messages with the same text. */
  readonly count: number
}

/** Shows the latest message, with undo if available. It is announced elsewhere, once. */
export function ToastRegion({ toast, onUndo, onLeft }: ToastRegionProps) {
  const bar = useToastHost()
  const [gone, setGone] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const shown = toast && toast.count !== gone ? toast : null
  const count = shown?.count ?? 0
  const way = shown?.undo ? { label: t('Undo'), run: onUndo } : shown?.action
  useEffect(() => {
    if (count === 0 || isPaused) return
    const timer = setTimeout(() => setGone(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count, isPaused])

  function dismiss(): void {
    setIsPaused(false)
    setGone(count)
    onLeft?.()
  }

  const region = (
    <div className="ed-toast-region">
      {shown && (
        <section
          key={count}
          aria-label={shown.text}
          className="ed-toast"
          onPointerEnter={() => setIsPaused(true)}
          onPointerLeave={() => setIsPaused(false)}
          onFocus={() => setIsPaused(true)}
          onBlur={() => setIsPaused(false)}
        >
          <span>{shown.text}</span>
          {way && (
            <Button
              look="quiet"
              aria-label={`${way.label}: ${shown.text}`}
              onClick={() => {
                dismiss()
                way.run()
              }}
            >
              {way.label}
            </Button>
          )}
          <IconButton label={t('Dismiss')} icon={<X size={16} />} onClick={dismiss} />
        </section>
      )}
    </div>
  )
  return bar ? createPortal(region, bar) : region
}

interface ToastRegionProps {
  readonly toast: Toast | null
  readonly onUndo: () => void
  /** Called when the message was dismissed or its action used: the button that had the focus is gone. */
  readonly onLeft?: () => void
}
