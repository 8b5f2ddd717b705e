import * as Popover from '@radix-ui/react-popover'
import { useEffect, useRef, useState } from 'react'
import type { KeptRecord } from '#schema/block/kept-elsewhere'
import { propsOf } from '#schema/page/stored-props'
import { listedWords } from '../panel/listed-words'
import { useRecordDoor } from '../panel/pickers/record-door'
import { RecordWay } from '../panel/pickers/record-way'
import { kindWords, WHO_CHANGES_LOCATIONS } from '../panel/pickers/record-words'
import { useFound } from '../panel/pickers/use-found'
import { changeField } from '../store/commands'
import { heldByLock } from '../store/lock-commands'
import { useDefinition, usePage, useSession, useUi } from '../store/session'
import type { KeptText } from '../store/ui-store'
import { Button } from '../ui/button'
import { EDITOR_LANGUAGE } from '../ui/editor-language'
import { nameOfKept, switchOf } from './kept-text'
import './kept-note.css'

/** At a text that is not a field of its block: where it is kept, and the ways to change it. */
export function KeptNote({ focusCanvas }: { readonly focusCanvas: () => void }) {
  const kept = useUi(({ keptText }) => keptText)
  return kept && <Note key={kept.blockId} kept={kept} focusCanvas={focusCanvas} />
}

function Note({ kept, focusCanvas }: NoteProps) {
  const { uiStore } = useSession()
  const door = useRecordDoor()
  const anchor = useRef(kept.at)
  anchor.current = kept.at
  const isLeft = useRef(false)
  const { record, listed, blockId } = kept
  const close = () => uiStore.setState({ keptText: null })

  /** Goes on elsewhere, which takes the focus. */
  function leave(): void {
    isLeft.current = true
    close()
  }

  return (
    <Popover.Root open onOpenChange={(open) => open || close()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="ed-surface ed-kept-note"
          lang={EDITOR_LANGUAGE}
          aria-label="Kept elsewhere"
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeft.current) focusCanvas()
          }}
        >
          {record && <KeptIn record={record} />}
          {listed && <p>{`This text is one of the ${listedWords[listed].many} shown here.`}</p>}
          <div className="ed-kept-note-ways">
            {record && door && <WayTo record={record} onGo={leave} />}
            <WriteHere blockId={blockId} onGo={leave} />
            <Button
              look="quiet"
              onClick={() => {
                leave()
                uiStore.focusField(blockId)
              }}
            >
              Show in the settings
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface NoteProps {
  readonly kept: KeptText
  readonly focusCanvas: () => void
}

function KeptIn({ record }: { readonly record: KeptRecord }) {
  const { source, context } = useSession()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    nameOfKept({ source, context }, record).then(
      (found) => isCurrent && setName(found),
      // Without its name, if that cannot be fetched.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [source, context, record])
  const { one } = kindWords[record.kind]
  return (
    <>
      <p>
        This text is kept in the {one}
        {name && <strong> “{name}”</strong>}.
      </p>
      {record.kind === 'location' && <p className="ed-kept-note-who">{WHO_CHANGES_LOCATIONS}</p>}
    </>
  )
}

function WayTo({ record: { kind, key }, onGo }: WayToProps) {
  const found = useFound(kind, [key]).records.get(key)
  return found && <RecordWay kind={kind} record={found} onGo={onGo} />
}

interface WayToProps {
  readonly record: KeptRecord
  readonly onGo: () => void
}

/** For blocks that may have texts of their own instead. */
function WriteHere({ blockId, onGo }: WriteHereProps) {
  const session = useSession()
  const block = usePage(({ page }) => page.tree.blocks.get(blockId))
  const definition = useDefinition(block?.name)
  const name = block && definition ? switchOf(definition, propsOf(definition, block)) : null
  if (name === null || !session.canEdit) return null
  return (
    <Button
      onClick={() => {
        onGo()
        if (heldByLock(session, blockId)) return
        session.pageStore.closeStep()
        changeField(session, blockId, name, false)
        session.pageStore.closeStep()
        session.uiStore.focusField(blockId)
        session.uiStore.announce('The block shows texts of its own now. Undo is available')
      }}
    >
      Write texts of its own
    </Button>
  )
}

interface WriteHereProps {
  readonly blockId: string
  readonly onGo: () => void
}
