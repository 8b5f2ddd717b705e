import { Component, type ReactNode, useEffect, useRef, useState } from 'react'
import { type BlockInputs, loadBlock } from '#renderer/page/load-page'
import type { AnyView } from '#renderer/parts/view'
import { sampleOf } from '#renderer/registry/samples'
import type { AnyBlock } from '#schema/block/block'
import type { PageContext } from '#schema/page/page-context'
import { newBlock } from '#schema/page/stored-props'
import { loadView } from '../blocks/block-views'
import { type EditorSession, useSession } from '../store/session'
import { categoryIcons } from './category-icons'

/** How a block looks, small: its own view drawn from its sample once it comes into view; an icon until then. */
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
      void draw(session, definition).then(
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

async function draw(session: EditorSession, definition: AnyBlock): Promise<ReactNode> {
  const [sample, View] = await Promise.all([sampleOf(definition.name), loadView(definition.name)])
  if (!sample) return null
  const page: PageContext = { ...session.context, title: 'Sample', outline: SAMPLE_OUTLINE }
  const id = `sample-${definition.name}`
  const inputs = await loadBlock(definition, newBlock(definition, id, sample), session.source, page)
  return <Picture definition={definition} View={View} id={id} inputs={inputs} page={page} />
}

/** Names for navigations to show. */
const SAMPLE_OUTLINE = ['Welcome', 'Hours', 'Events', 'Getting here'].map((displayName, index) => ({
  id: `sample-${index}`,
  displayName,
  name: 'Text',
  depth: 0,
}))

function Picture({ definition, View, id, inputs, page }: PictureProps) {
  const slots = Object.fromEntries(
    Object.keys(definition.slots).map((slot) => [slot, <SlotPicture key={slot} />]),
  )
  return (
    <div className="ed-sample-sheet">
      <div className="page">
        <div className="block">
          <View id={id} {...inputs} slots={slots} page={page} />
        </div>
      </div>
    </div>
  )
}

function SlotPicture() {
  return <div className="ed-sample-slot" />
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

interface PictureProps {
  readonly definition: AnyBlock
  readonly View: AnyView
  readonly id: string
  readonly inputs: BlockInputs
  readonly page: PageContext
}
