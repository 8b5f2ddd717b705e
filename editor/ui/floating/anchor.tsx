import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Invisible anchor at the position of a control, for the popover beside it. Radix's own anchor would have to wrap the control
 * from the start, but Radix is fetched only when something opens.
 */
export function Anchor({ of, ref, 'aria-describedby': description }: AnchorProps) {
  const [rect, setRect] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const follow = () => setRect(of.current?.getBoundingClientRect() ?? null)
    follow()
    addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }, [of])
  useEffect(() => {
    const control = of.current
    if (!control || !description) return
    const before = control.getAttribute('aria-describedby')
    control.setAttribute('aria-describedby', before ? `${before} ${description}` : description)
    return () => {
      if (before) control.setAttribute('aria-describedby', before)
      else control.removeAttribute('aria-describedby')
    }
  }, [of, description])
  return (
    <span
      ref={ref}
      aria-hidden
      style={{
        position: 'fixed',
        pointerEvents: 'none',
        top: rect?.top,
        left: rect?.left,
        width: rect?.width,
        height: rect?.height,
      }}
    />
  )
}

interface AnchorProps {
  readonly of: RefObject<HTMLElement | null>
  readonly ref?: Ref<HTMLSpanElement>
  /** The id of the control's description while something is open, as Radix sets it on its triggers. */
  readonly 'aria-describedby'?: string
}
