import { useEffect, useMemo, useState } from 'react'
import { lazyPart, useLazy } from '../lazy/lazy-part'

/** The tooltip component, fetched when needed. */
const tooltipBubble = lazyPart(() => import('./tooltip-bubble'))

/** Delay in ms before a tooltip is shown while the pointer rests on a control or a finger holds it. */
const TOOLTIP_DELAY_MS = 500
/** Time in ms that the tooltip stays after the finger is lifted. */
const TOUCH_LINGER_MS = 1500

/** The tooltip of the control that is hovered, held by a finger or focused by Tab: one instance for the whole editor. */
export function TooltipRegion() {
  const { shown, hide } = useShownControl()
  const control = useMemo(() => ({ current: shown }), [shown])
  const { part, need } = useLazy(tooltipBubble)
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

/** Returns the control whose tooltip is shown. */
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
      // Draggable controls show no tooltip: a finger holds them to drag.
      if (!next || next.hasAttribute('aria-roledescription')) return
      timer = setTimeout(() => {
        pressed = next
        setShown(next)
      }, TOOLTIP_DELAY_MS)
    }
    function endPress(): void {
      clearTimeout(timer)
      if (pressed) timer = setTimeout(hide, TOUCH_LINGER_MS)
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
      if (next) timer = setTimeout(() => setShown(next), TOOLTIP_DELAY_MS)
    }
    function leave({ relatedTarget, pointerType }: PointerEvent): void {
      // Lifting the finger also leaves the control.
      if (relatedTarget !== null || pointerType === 'touch') return
      under = null
      hide()
    }
    // Lifting the finger focuses the control it held: the tooltip stays.
    function blur(): void {
      if (!pressed) hide()
    }
    function focus({ target }: FocusEvent): void {
      if (pressed) return
      hide()
      const next = controlOf(target)
      if (next && isByKey) setShown(next)
    }

    // The first movement fetched this module: the pointer may rest on a control by now.
    under = [...document.querySelectorAll<HTMLElement>('[data-tooltip]:hover')].at(-1) ?? null
    if (under) timer = setTimeout(setShown, TOOLTIP_DELAY_MS, under)

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
