import { type AnyBlock, defineBlock, type RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import { newBlock } from '#schema/page/stored-props'
import { BLANK_SETTINGS, type EditedPage, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import type { EditorSession } from '../store/session'
import { createUiStore } from '../store/ui-store'

/** Id of the block that contains the record while it is edited. */
export const RECORD = 'record'
/** Name of that block. */
export const RECORD_BLOCK = 'Record'

/** Returns the definition of the only block in a record's session. */
export function recordBlock(label: string, fields: Fields): AnyBlock {
  return defineBlock({
    name: RECORD_BLOCK,
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
