import { useMemo, useState } from 'react'
import type { FieldSource } from '../panel/form/field-source'
import { storedValues } from '../panel/form/values'
import { changeField } from '../store/change-fields'
import type { EditedPage } from '../store/edits/edited-page'
import { problemsOf } from '../store/problems-of'
import type { EditorSession } from '../store/session'
import type { OpenedRecord, RecordFormOf } from './forms/opened-record'
import { fieldsIn } from './forms/time-zones'
import {
  RECORD,
  RECORD_BLOCK,
  recordBlock,
  recordPage,
  recordSession,
  recordStores,
} from './record-session'

/** Returns the values of a record's session as a field source. */
function recordSource(session: EditorSession): FieldSource {
  const definition = session.registry.get(RECORD_BLOCK)
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
