import type { RawProps } from '#schema/block/block'
import type { PageContent } from '#schema/page/content'
import { isSame } from '#schema/page/merge/canonical'
import { stateOf } from '../saving/bases'
import { type Journal, openJournal, type UsableEntry } from '../saving/journal'
import { recoveryOf } from '../saving/recovery'
import { contentOf, type EditedPage } from '../store/edits/edited-page'
import type { OpenedRecord } from './forms/opened-record'
import { valuesIn } from './record-conflict'

/** Unsaved changes of a record that a closed tab left in this browser. */
export interface RecoveredRecord {
  readonly unsaved: UsableEntry
  readonly journal: Journal
}

interface RecordJournalParts {
  readonly accountId: string
  /** Key of the record: `event.7`. */
  readonly name: string
  readonly opened: OpenedRecord
  readonly pageOf: (values: RawProps) => EditedPage
}

/**
 * Creates the journal of a record's form. It opens asynchronously, and the form doesn't wait: changes made meanwhile are written
 * once it is open.
 */
export function createRecordJournal({ accountId, name, opened, pageOf }: RecordJournalParts) {
  let opening: Promise<Journal> | null = null
  let journal: Journal | null = null
  return { write, writeNow, open }

  async function write(entry: Parameters<Journal['write']>[0]): Promise<boolean> {
    return (await opening)?.write(entry) ?? false
  }

  function writeNow(entry: Parameters<Journal['write']>[0]): boolean {
    return journal?.writeNow(entry) ?? false
  }

  /** Calls back with changes left by a closed tab, if any; returns a function that closes the journal. */
  function open(hear: (recovered: RecoveredRecord) => void): () => void {
    let release: () => void = () => undefined
    let isOver = false
    // If the browser stores nothing, the journal is empty.
    opening = openJournal({ accountId, documentId: `record.${name}` })
    void opening.then((now) => {
      if (isOver) return
      journal = now
      release = now.hold()
      const closedTabs = now.closedTabs.map(({ key, entry }) => ({
        key,
        entry: entry === 'damaged' ? entry : whole(entry),
      }))
      const { unsaved } = recoveryOf({ ...now, closedTabs }, stateOf(pageOf(opened.values)))
      if (unsaved && unsaved !== 'damaged') hear({ unsaved, journal: now })
    })
    return () => {
      isOver = true
      release()
    }
  }

  /** Returns a journal entry with all fields of the form; fields added since have their stored values. */
  function whole(entry: UsableEntry['entry']): UsableEntry['entry'] {
    const before = { ...opened.values, ...valuesIn(entry.base.content) }
    const content = contentWith({ ...before, ...valuesIn(entry.content) })
    const fits = isSame(content, entry.content)
    return {
      ...entry,
      content,
      base: { ...entry.base, content: contentWith(before) },
      history: fits ? entry.history : { past: [], future: [] },
    }
  }

  function contentWith(values: RawProps): PageContent {
    return contentOf(pageOf(values))
  }
}
