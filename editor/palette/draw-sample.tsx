import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type BlockInputs, loadBlock } from '#renderer/page/load-page'
import type { AnyView } from '#renderer/parts/kit/view'
import { ThumbnailsProvider } from '#renderer/parts/media/picture'
import { sampleOf } from '#renderer/registry/samples'
import type { AnyBlock } from '#schema/block/block'
import { newBlock } from '#schema/page/stored-props'
import type { PageContext } from '#schema/site/page-context'
import { loadView } from '../blocks/block-views'
import type { EditorSession } from '../store/session'
import { cropOf, shownArea } from './crop-sample'

/** The picture of a block: its own view, rendered from its sample; `null` for a block without one. */
export async function drawSample(session: EditorSession, definition: AnyBlock): Promise<ReactNode> {
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
  const sheet = useCrop()
  return (
    <ThumbnailsProvider value={true}>
      <div className="ed-sample-sheet" ref={sheet}>
        <div className="page">
          <div className="block">
            <View id={id} {...inputs} slots={slots} page={page} />
          </div>
        </div>
      </div>
    </ThumbnailsProvider>
  )
}

/** Crops the picture to the block, again when its size changes: with its fonts, or once what it shows has come. */
function useCrop() {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => crop(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return sheet
}

function crop(sheet: HTMLElement): void {
  const box = sheet.parentElement
  const area = box && shownArea(sheet)
  if (!area) return
  const { scale, x, y } = cropOf(area, { width: box.clientWidth, height: box.clientHeight })
  sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
}

function SlotPicture() {
  return <div className="ed-sample-slot" />
}

interface PictureProps {
  readonly definition: AnyBlock
  readonly View: AnyView
  readonly id: string
  readonly inputs: BlockInputs
  readonly page: PageContext
}
