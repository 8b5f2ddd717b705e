import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Stands where a control stands, for what opens beside it. Radix would take the control itself, but would have to be there
 * before it, and is fetched only when something opens.
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
  /** What describes the control while something is open, as Radix gives it to its triggers. */
  readonly 'aria-describedby'?: string
}
