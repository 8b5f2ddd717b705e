import { type AnyBlock, defineBlock, type RawProps } from '#schema/block/block'
import type { Fields } from '#schema/fields'
import { newBlock } from '#schema/page/stored-props'
import type { FieldSource } from '../panel/form/field-source'
import { storedValues } from '../panel/form/values'
import { changeField } from '../store/commands'
import { BLANK_SETTINGS, type EditedPage, editedPage } from '../store/edits/edited-page'
import { createPageStore, type PageState } from '../store/page-store'
import { problemsOf } from '../store/problems-of'
import type { EditorSession } from '../store/session'
import { createUiStore } from '../store/ui-store'

/** The id of the block that holds the record while it is edited. */
export const RECORD = 'record'

/**
 * A session of its own for a record: its values are the fields of a page's only block, so that its form is made of the
 * same controls as the panel, and nothing of it gets into the page's history.
 */
export function recordSession(
  around: EditorSession,
  { label, fields, values, locationId, canEdit }: RecordParts,
): EditorSession {
  const definition: AnyBlock = defineBlock({
    name: 'Record',
    label,
    description: '',
    category: 'content',
    targets: ['location', 'content'],
    fields,
  })
  const registry = new Map([[definition.name, definition]])
  const content = { format: 1, blocks: [newBlock(definition, RECORD, values)] } as const
  const { announce, toast, refreshRecords } = around.uiStore
  const { location } = around.context
  return {
    ...around,
    registry,
    pageStore: createPageStore(editedPage(BLANK_SETTINGS, content, registry)),
    uiStore: { ...createUiStore(), announce, toast, refreshRecords },
    context: { ...around.context, location: { ...location, id: locationId } },
    canEdit,
  }
}

interface RecordParts {
  readonly label: string
  readonly fields: Fields
  readonly values: RawProps
  readonly locationId: number
  readonly canEdit: boolean
}

/** Whether a form has been changed since it was opened, or since it was saved as `saved`. */
export function hasChanges(
  { page, past }: Pick<PageState, 'page' | 'past'>,
  saved: EditedPage | null,
): boolean {
  return saved === null ? past.length > 0 : page !== saved
}

/** The values of a record's session as a form edits them. */
export function recordSource(session: EditorSession): FieldSource {
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
