import * as Popover from '@radix-ui/react-popover'
import { useEffect, useRef, useState } from 'react'
import type { ShownRecord } from '#schema/block/shown-records'
import { t } from '#schema/messages/t'
import { propsOf } from '#schema/page/stored-props'
import { kindLabels } from '../panel/pickers/kind-labels'
import { useRecordEditing } from '../panel/pickers/record-editing'
import { RecordLink } from '../panel/pickers/record-link'
import { useFound } from '../panel/pickers/use-found'
import { changeField } from '../store/change-fields'
import { lockForbidsChange } from '../store/lock-commands'
import { useDefinition, usePage, useSession, useUi } from '../store/session'
import type { RecordText } from '../store/ui-state'
import { Button } from '../ui/button'
import { EDITOR_LANGUAGE } from '../ui/language-names'
import { nameOfRecord, switchOf } from './record-text'
import './record-note.css'

/** A note at a text that is not a field of its block: shows the source of the text and the ways to change it. */
export function RecordNote({ focusCanvas }: { readonly focusCanvas: () => void }) {
  const text = useUi(({ recordText }) => recordText)
  return text && <NoteStatus key={text.blockId} text={text} focusCanvas={focusCanvas} />
}

function NoteStatus({ text, focusCanvas }: NoteProps) {
  const { uiStore } = useSession()
  const editing = useRecordEditing()
  const anchor = useRef(text.at)
  anchor.current = text.at
  const isLeft = useRef(false)
  const { record, listed, blockId } = text
  const close = () => uiStore.setState({ recordText: null })

  /** Closes the note when the user goes elsewhere, which takes the focus. */
  function leave(): void {
    isLeft.current = true
    close()
  }

  return (
    <Popover.Root open onOpenChange={(open) => open || close()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="ed-surface ed-record-note"
          lang={EDITOR_LANGUAGE}
          aria-label={t('Comes from a record')}
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeft.current) focusCanvas()
          }}
        >
          {record && <ComesFrom record={record} />}
          {listed && <p>{t('This text comes from a list that’s shown here.')}</p>}
          <div className="ed-record-note-ways">
            {record && editing && <WayTo record={record} onGo={leave} />}
            <WriteHere blockId={blockId} onGo={leave} />
            <Button
              look="quiet"
              onClick={() => {
                leave()
                uiStore.focusField(blockId)
              }}
            >
              {t('Show in the settings')}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface NoteProps {
  readonly text: RecordText
  readonly focusCanvas: () => void
}

function ComesFrom({ record }: { readonly record: ShownRecord }) {
  const { source, context } = useSession()
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    nameOfRecord({ source, context }, record).then(
      (found) => isCurrent && setName(found),
      // If the name can't be fetched, the note is shown without it.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [source, context, record])
  const { help, hasForm } = kindLabels(record.kind)
  return (
    <>
      <p>
        {name ? t('This text comes from “{name}”.', { name }) : t('This text comes from a record.')}
      </p>
      {!hasForm && <p className="ed-record-note-who">{help}</p>}
    </>
  )
}

function WayTo({ record: { kind, key }, onGo }: WayToProps) {
  const found = useFound(kind, [key]).records.get(key)
  return found && <RecordLink kind={kind} record={found} onGo={onGo} />
}

interface WayToProps {
  readonly record: ShownRecord
  readonly onGo: () => void
}

/** Button for blocks that can have their own texts instead of a record's. */
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
        if (lockForbidsChange(session, blockId)) return
        changeField(session, blockId, name, false)
        session.uiStore.focusField(blockId)
        session.uiStore.announce(t('The block now has its own texts. Undo is available'))
      }}
    >
      {t('Write separate texts')}
    </Button>
  )
}

interface WriteHereProps {
  readonly blockId: string
  readonly onGo: () => void
}
