import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { BlockFrame } from '#renderer/page/block-frame'
import { PageLanguage } from '#renderer/parts/kit/foreign-language'
import { LinkOriginContext } from '#renderer/parts/links/link-origin-context'
import type { AnyBlock } from '#schema/block/block'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { StoredBlock } from '#schema/page/content'
import { BlockBoundary } from '../canvas/block/block-boundary'
import { BlockPageProvider } from '../canvas/block/block-page'
import { BlockView } from '../canvas/block/block-view'
import { UnknownBlock } from '../canvas/block/unknown-block'
import type { DifferenceKind } from '../saving/differences'
import type { PageState } from '../saving/journal'
import { editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import { SessionProvider, useSession } from '../store/session'
import '../canvas/block/page-styles'
import './shown-page.css'

/** Marks by block id. */
export type Marks = ReadonlyMap<string, readonly DifferenceKind[]>

/** Layout width of a page before it is scaled, in CSS pixels. */
const PAGE_WIDTH = 1100

/** Read-only rendering of a page version as visitors would see it. Differences are marked by colour and by text. */
export function ShownPage({ label, state, marks, ref }: ShownPageProps) {
  const session = useSession()
  const { settings, content } = state
  const shown = useMemo(
    () => ({
      ...session,
      canEdit: false,
      pageStore: createPageStore(editedPage(settings, content, session.registry)),
    }),
    [session, settings, content],
  )
  const pane = useRef<HTMLElement>(null)
  const zoom = useZoom(pane)
  return (
    <SessionProvider value={shown}>
      <section
        ref={pane}
        className="ed-shown-page"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onClickCapture={(event) => event.preventDefault()}
        onSubmitCapture={(event) => event.preventDefault()}
      >
        <div
          ref={ref}
          className="page"
          lang={session.context.language}
          style={{ inlineSize: `${PAGE_WIDTH}px`, zoom }}
        >
          <BlockPageProvider>
            <LinkOriginContext value={session.context}>
              <PageLanguage value={session.context.language}>
                {content.blocks.map((block) => (
                  <ShownBlock key={block.id} block={block} marks={marks} />
                ))}
              </PageLanguage>
            </LinkOriginContext>
          </BlockPageProvider>
        </div>
        {content.blocks.length === 0 && (
          <p className="ed-shown-empty">{t('This version is empty.')}</p>
        )}
      </section>
    </SessionProvider>
  )
}

interface ShownPageProps {
  readonly label: string
  readonly state: PageState
  readonly marks: Marks
  readonly ref?: RefObject<HTMLDivElement | null>
}

const LABELS: Readonly<Record<DifferenceKind, string>> = {
  added: t('Added'),
  removed: t('Removed'),
  changed: t('Changed'),
  moved: t('Moved'),
}

function ShownBlock({ block, marks }: { readonly block: StoredBlock; readonly marks: Marks }) {
  const { registry } = useSession()
  const definition = registry.get(block.name)
  const slots = useMemo(() => slotsOf(block, definition, marks), [block, definition, marks])
  const kinds = marks.get(block.id)
  return (
    <BlockFrame
      id={block.id}
      name={block.name}
      anchor={false}
      marks={{
        'data-hidden': block.hidden ? '' : undefined,
        'data-difference': kinds?.[0],
        'data-difference-words': kinds && formatDetails(kinds.map((kind) => LABELS[kind])),
      }}
    >
      <BlockBoundary block={block} label={definition?.label ?? block.name}>
        {definition ? (
          <BlockView definition={definition} block={block} slots={slots} />
        ) : (
          <UnknownBlock block={block} />
        )}
      </BlockBoundary>
    </BlockFrame>
  )
}

function slotsOf(block: StoredBlock, definition: AnyBlock | undefined, marks: Marks) {
  const entries = Object.keys(definition?.slots ?? {}).map((name) => [
    name,
    (block.slots?.[name] ?? []).map((child) => (
      <ShownBlock key={child.id} block={child} marks={marks} />
    )),
  ])
  return Object.fromEntries(entries)
}

function useZoom(pane: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(PAGE_WIDTH)
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) =>
      setRoom((before) => entry?.contentRect.width ?? before),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [pane])
  return Math.min(1, room / PAGE_WIDTH)
}
