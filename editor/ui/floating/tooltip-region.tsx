import { useEffect, useMemo, useState } from 'react'
import { fetchedPart, useFetched } from '../lazy/fetched-part'

/** What a tooltip is rendered by. */
export const tooltipBubble = fetchedPart(() => import('./tooltip-bubble'))

/** How long the pointer rests on a control before its tooltip is shown, in ms. */
const REST = 500

/** Shows the tooltip of the control that the pointer rests on, or that was tabbed to: one for all. */
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
    const ends = new AbortController()
    const { signal } = ends

    function hide(): void {
      clearTimeout(timer)
      setShown(null)
    }
    function noteInput({ type }: Event): void {
      isByKey = type === 'keydown'
    }
    function move({ target, pointerType }: PointerEvent): void {
      const next = pointerType === 'touch' ? null : controlOf(target)
      if (next === under) return
      under = next
      hide()
      if (next) timer = setTimeout(() => setShown(next), REST)
    }
    function leave({ relatedTarget }: PointerEvent): void {
      if (relatedTarget !== null) return
      under = null
      hide()
    }
    function focus({ target }: FocusEvent): void {
      hide()
      const next = controlOf(target)
      if (next && isByKey) setShown(next)
    }

    document.addEventListener('pointerover', move, { signal })
    document.addEventListener('pointerout', leave, { signal })
    document.addEventListener('focusin', focus, { signal })
    for (const input of ['keydown', 'pointerdown'])
      document.addEventListener(input, noteInput, { signal, capture: true })
    for (const end of ['focusout', 'pointerdown', 'click', 'scroll'])
      document.addEventListener(end, hide, { signal, capture: true })
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
