import { useMemo, useState } from 'react'
import { type AnyBlock, defineBlock, type RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import { newBlock } from '#schema/page/stored-props'
import type { FieldSource } from '../panel/form/field-source'
import { storedValues } from '../panel/form/values'
import { changeField } from '../store/change-fields'
import { BLANK_SETTINGS, type EditedPage, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import { problemsOf } from '../store/problems-of'
import type { EditorSession } from '../store/session'
import { createUiStore } from '../store/ui-store'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { fieldsIn } from './forms/time-zones'

/** Id of the block that contains the record while it is edited. */
export const RECORD = 'record'

/** Returns the definition of the only block in a record's session. */
export function recordBlock(label: string, fields: Fields): AnyBlock {
  return defineBlock({
    name: 'Record',
    label,
    description: '',
    category: 'content',
    targets: ['location', 'content'],
    fields,
  })
}

/** Returns a page whose only block contains the values of a record. */
export function recordPage(definition: AnyBlock, values: RawProps): EditedPage {
  const content = { format: 1, blocks: [newBlock(definition, RECORD, values)] } as const
  return editedPage(BLANK_SETTINGS, content, new Map([[definition.name, definition]]))
}

/** Stores of an open form: its changes, and its messages, which the surrounding UI shows. */
type RecordStores = Pick<EditorSession, 'pageStore' | 'uiStore'>

export function recordStores({ uiStore }: EditorSession, page: EditedPage): RecordStores {
  const { announce, toast, refreshRecords } = uiStore
  return {
    pageStore: createPageStore(page),
    uiStore: { ...createUiStore(), announce, toast, refreshRecords },
  }
}

/**
 * Creates a separate session for a record: its values are the fields of a page's only block, so that the form uses the panel's
 * controls and stays out of the surrounding page's history.
 */
export function recordSession(
  around: EditorSession,
  { definition, stores, locationId }: RecordParts,
): EditorSession {
  const { location } = around.context
  return {
    ...around,
    ...stores,
    registry: new Map([[definition.name, definition]]),
    context: { ...around.context, location: { ...location, id: locationId } },
    canEdit: true,
  }
}

interface RecordParts {
  readonly definition: AnyBlock
  readonly stores: RecordStores
  readonly locationId: number
}

/** Returns the values of a record's session as a field source. */
function recordSource(session: EditorSession): FieldSource {
  const definition = session.registry.get('Record')
  if (!definition) throw new Error('This session is not that of a record')
  return {
    id: RECORD,
    fields: definition.fields,
    values(page) {
      const block = page.tree.blocks.get(RECORD)
      return block ? storedValues(definition, block) : null
    },
    problems(page) {
      const block = page.tree.blocks.get(RECORD)
      return block ? problemsOf(block, session.registry) : []
    },
    set: (name, value) => changeField(session, RECORD, name, value),
  }
}

/** Returns the session of a form. Changes are kept while the form is open, whatever is refetched about its record. */
export function useFormSession(
  around: EditorSession,
  { words, fields }: RecordFormOf,
  { values, locationId, timeZone }: OpenedRecord,
): FormSession {
  const definition = useMemo(
    () => recordBlock(words.one, fieldsIn(fields, timeZone)),
    [words, fields, timeZone],
  )
  const [openedPage] = useState(() => recordPage(definition, values))
  const [stores] = useState(() => recordStores(around, openedPage))
  const writable = useMemo(
    () => recordSession(around, { definition, stores, locationId }),
    [around, definition, stores, locationId],
  )
  const [first] = useState(around)
  // Independent of the surrounding session, which is read again: a field with invalid input would lose it.
  const source = useMemo(
    () => recordSource(recordSession(first, { definition, stores, locationId })),
    [first, definition, stores, locationId],
  )
  return { writable, source, pageOf: (next) => recordPage(definition, next) }
}

interface FormSession {
  /** The session without a read-only restriction. */
  readonly writable: EditorSession
  readonly source: FieldSource
  readonly pageOf: (values: OpenedRecord['values']) => EditedPage
}
