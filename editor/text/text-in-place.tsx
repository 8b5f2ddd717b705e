import { type RefObject, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { migrateBlock, rawProps } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { valueAt, withValueAt } from '../panel/form/values'
import { changeField } from '../store/commands'
import { type EditorSession, useSession, useUi } from '../store/session'
import type { UiState } from '../store/ui-store'
import { textsOnCanvas } from './begin-writing'
import type { DrawnText } from './drawn-texts'
import { MarkupInPlace } from './markup-in-place'
import { type Leave, writeString } from './write-string'
import './text-in-place.css'

type Place = NonNullable<UiState['writing']>

/** Writes the text that was asked for where it stands on the canvas. */
export function TextInPlace({ page, focusCanvas }: TextInPlaceProps) {
  const session = useSession()
  const place = useUi(({ writing }) => writing)
  const [markup, setMarkup] = useState<{ readonly place: Place; readonly text: DrawnText } | null>(
    null,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written begins with its place, and ends with it.
  useEffect(() => {
    if (!place || !page.current) return
    const texts = textsOnCanvas(session, page.current, place.blockId)
    const text = texts.find(({ path }) => path === place.path)
    if (!text) {
      session.uiStore.write(null)
      return
    }
    if (text.field.type !== 'string') {
      setMarkup({ place, text })
      return () => setMarkup(null)
    }
    const paths = texts.map(({ path }) => path)
    return writePlain(session, { place, text, paths, focusCanvas })
  }, [place])
  if (!markup || markup.place !== place) return null
  return (
    <MarkupHost
      key={`${markup.place.blockId} ${markup.place.path}`}
      {...markup}
      focusCanvas={focusCanvas}
    />
  )
}

interface TextInPlaceProps {
  readonly page: RefObject<HTMLElement | null>
  readonly focusCanvas: () => void
}

interface Plain {
  readonly place: Place
  readonly text: DrawnText
  /** All texts of the block, for Tab. */
  readonly paths: readonly string[]
  readonly focusCanvas: () => void
}

function writePlain(session: EditorSession, { place, text, paths, focusCanvas }: Plain) {
  const { pageStore, uiStore } = session
  const before = pageStore.getState().past.length
  pageStore.closeStep()
  const stop = writeString(text.element, {
    label: text.field.label,
    change: (value) => storeText(session, place, value),
    leave,
  })
  return stop

  function leave(how: Leave): void {
    // First of all, so that the view renders over what it drew itself.
    stop()
    pageStore.closeStep()
    if (how === 'cancelled' && pageStore.getState().past.length > before) pageStore.undo()
    flushSync(() => uiStore.write(null))
    const next = paths[paths.indexOf(place.path) + (how === 'previous' ? -1 : 1)]
    if ((how === 'next' || how === 'previous') && next !== undefined)
      uiStore.write({ blockId: place.blockId, path: next })
    else if (how !== 'left') focusCanvas()
  }
}

/** Formatted text: the editor of the panel stands in for what is rendered. */
function MarkupHost({ place, text, focusCanvas }: MarkupHostProps) {
  const session = useSession()
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.dataset.canvasControl = ''
    element.dataset.writing = ''
    return element
  })
  useEffect(() => {
    const { element } = text
    session.pageStore.closeStep()
    element.after(host)
    element.style.display = 'none'
    return () => {
      element.style.display = ''
      host.remove()
    }
  }, [host, text, session])
  return createPortal(
    <MarkupInPlace
      label={text.field.label}
      pageClass={text.element.className}
      value={String(storedText(session, place) ?? '')}
      change={(value) => storeText(session, place, value)}
      leave={leave}
      toPanel={() => {
        leave()
        session.uiStore.focusField(place.blockId, place.path)
      }}
    />,
    host,
  )

  function leave(): void {
    session.pageStore.closeStep()
    session.uiStore.write(null)
    if (document.activeElement === document.body) focusCanvas()
  }
}

interface MarkupHostProps {
  readonly place: Place
  readonly text: DrawnText
  readonly focusCanvas: () => void
}

function storedText(session: EditorSession, { blockId, path }: Place): unknown {
  return valueAt(valuesOf(session, blockId), path)
}

function storeText(session: EditorSession, { blockId, path }: Place, text: string): void {
  const values = valuesOf(session, blockId)
  const [name = '', ...rest] = path.split('.')
  changeField(session, blockId, name, withValueAt(valueAt(values, name), rest, text))
}

function valuesOf({ pageStore, registry }: EditorSession, blockId: string) {
  const block = blockOf(pageStore.getState().page.tree, blockId)
  const definition = registry.get(block.name)
  return rawProps(definition ? migrateBlock(definition, block) : block)
}
