import { useEffect, useMemo, useState } from 'react'
import { fetchedPart, useFetched } from '../lazy/fetched-part'

/** What a tooltip is rendered by. */
export const tooltipBubble = fetchedPart(() => import('./tooltip-bubble'))

/** How long the pointer rests on a control, or a finger holds it, before its tooltip is shown, in ms. */
const REST = 500
/** How long the tooltip stays once the finger is lifted, in ms. */
const READING = 1500

/** Shows the tooltip of the control that the pointer rests on, that a finger holds, or that was tabbed to: one for all. */
export function TooltipRegion() {
  const { shown, hide } = useShownControl()
  const control = useMemo(() => ({ current: shown }), [shown])
  const { part, need } = useFetched(tooltipBubble)
  // biome-ignore lint/correctness/useExhaustiveDependencies: without a connection there is no tooltip; the next control asks again.
  useEffect(() => {
    if (shown) void need()
  }, [shown])
  if (!shown || !part) return null
  const { tooltip, tooltipKeys } = shown.dataset
  return (
    <part.TooltipBubble key={tooltip} control={control} keys={tooltipKeys} onClose={hide}>
      {tooltip}
    </part.TooltipBubble>
  )
}

/** The control whose tooltip is to be seen. */
function useShownControl() {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let under: HTMLElement | null = null
    let isByKey = false
    let pressed: HTMLElement | null = null
    const ends = new AbortController()
    const { signal } = ends

    function hide(): void {
      clearTimeout(timer)
      setShown(null)
    }
    function noteKey(): void {
      isByKey = true
    }
    function press({ target, pointerType }: PointerEvent): void {
      isByKey = false
      pressed = null
      hide()
      const next = pointerType === 'touch' ? controlOf(target) : null
      // What is dragged by a finger is held for that.
      if (!next || next.hasAttribute('aria-roledescription')) return
      timer = setTimeout(() => {
        pressed = next
        setShown(next)
      }, REST)
    }
    function endPress(): void {
      clearTimeout(timer)
      if (pressed) timer = setTimeout(hide, READING)
    }
    /** Ignores the click that ends a long press, which showed the tooltip. */
    function click(event: MouseEvent): void {
      const wasPressed = pressed !== null && pressed === controlOf(event.target)
      pressed = null
      if (!wasPressed) {
        hide()
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    function move({ target, pointerType }: PointerEvent): void {
      const next = pointerType === 'touch' ? null : controlOf(target)
      if (next === under) return
      under = next
      hide()
      if (next) timer = setTimeout(() => setShown(next), REST)
    }
    function leave({ relatedTarget, pointerType }: PointerEvent): void {
      // A finger that is lifted has left, too.
      if (relatedTarget !== null || pointerType === 'touch') return
      under = null
      hide()
    }
    // A finger that is lifted focuses what it held.
    function blur(): void {
      if (!pressed) hide()
    }
    function focus({ target }: FocusEvent): void {
      if (pressed) return
      hide()
      const next = controlOf(target)
      if (next && isByKey) setShown(next)
    }

    document.addEventListener('pointerover', move, { signal })
    document.addEventListener('pointerout', leave, { signal })
    document.addEventListener('focusin', focus, { signal })
    const captured = { signal, capture: true }
    document.addEventListener('keydown', noteKey, captured)
    document.addEventListener('pointerdown', press, captured)
    document.addEventListener('pointerup', endPress, captured)
    document.addEventListener('click', click, captured)
    document.addEventListener('focusout', blur, captured)
    for (const end of ['pointercancel', 'scroll']) document.addEventListener(end, hide, captured)
    return () => {
      hide()
      ends.abort()
    }
  }, [])
  return { shown, hide: () => setShown(null) }
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
}
