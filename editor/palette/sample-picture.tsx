import { Component, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AnyBlock } from '#schema/block/block'
import { useSession } from '../store/session'
import { categoryIcons } from './category-icons'
import './sample-picture.css'

/** How a block looks, small: its own view rendered from its sample once it comes into view; an icon until then. */
export function SamplePicture({ definition }: { readonly definition: AnyBlock }) {
  const session = useSession()
  const box = useRef<HTMLSpanElement>(null)
  const [drawn, setDrawn] = useState<ReactNode>(null)
  useEffect(() => {
    let gone = false
    const stop = box.current ? whenSeen(box.current, start) : undefined
    return () => {
      gone = true
      stop?.()
    }
    function start(): void {
      // Without its picture an entry still has its icon and its name, so a failure needs no words.
      import('./draw-sample')
        .then(({ drawSample }) => drawSample(session, definition))
        .then(
          (picture) => gone || setDrawn(picture),
          () => undefined,
        )
    }
  }, [definition, session])
  const Icon = categoryIcons[definition.category]
  return (
    <span ref={box} className="ed-sample" aria-hidden inert>
      <Icon className="ed-sample-icon" size={20} />
      {drawn && <PictureBoundary>{drawn}</PictureBoundary>}
    </span>
  )
}

/** A view that throws leaves the icon. */
class PictureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

/** Calls once when an element can be seen. */
function whenSeen(element: Element, call: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    call()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
