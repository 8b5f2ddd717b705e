import { inArray } from 'drizzle-orm'
import type { Orm } from '../../database/orm'
import { type comments, documents, locations } from '../../database/tables'
import { linesOfText, textIn } from '../publications/written-text'
import { draftText } from './suggested-text'

type CommentRow = typeof comments.$inferSelect

/** A suggested change as seen by an account (`Suggestion` in schema/api). */
export interface SuggestionNode {
  readonly locationId: number
  readonly locationName: string
  readonly language: string
  readonly field: string | null
  readonly fieldLabel: string
  readonly before: string
  readonly after: string
  current(): Promise<string | null>
  readonly state: 'WAITING' | 'ACCEPTED' | 'DECLINED'
  readonly answerNote: string
  readonly mayDecide: boolean
}

/** Returns the suggestions of one page's comments by their ids. */
export async function suggestionNodes(
  orm: Orm,
  rows: readonly CommentRow[],
  mayDecide: boolean,
): Promise<ReadonlyMap<number, SuggestionNode>> {
  const ids = [...new Set(rows.flatMap(({ locationId }) => locationId ?? []))]
  if (ids.length === 0) return new Map()
  const places = await orm
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(inArray(locations.id, ids))
  const names = new Map(places.map(({ id, name }) => [id, name]))
  const contents = contentsOf(orm, rows)
  return new Map(
    rows.flatMap((row) => {
      const { id, block, locationId, suggestion, resolvedAt } = row
      if (locationId === null || suggestion === null) return []
      const { path, label, answer, ...words } = suggestion
      const node: SuggestionNode = {
        ...{ ...words, locationId, locationName: names.get(locationId) ?? '', mayDecide },
        ...{
          field: path,
          fieldLabel: label,
          state: stateOf(row),
          answerNote: (resolvedAt && answer?.note) ?? '',
        },
        async current() {
          if (path === null || resolvedAt !== null) return null
          const draft = await contents(row.documentId, words.language)
          const text = draft && textIn(draft.content, { block, path })
          return text ? linesOfText(text) : null
        },
      }
      return [[id, node] as const]
    }),
  )
}

function stateOf({ suggestion, resolvedAt }: CommentRow): SuggestionNode['state'] {
  if (!suggestion?.answer || resolvedAt === null) return 'WAITING'
  return suggestion.answer.isAccepted ? 'ACCEPTED' : 'DECLINED'
}

/** Reads each draft once, when the first suggestion is compared with it. */
function contentsOf(orm: Orm, rows: readonly CommentRow[]) {
  const known = new Map<string, ReturnType<typeof draftText>>()
  const pages = orm
    .select({ id: documents.id, topicId: documents.topicId, locationId: documents.locationId })
    .from(documents)
    .where(inArray(documents.id, [...new Set(rows.map(({ documentId }) => documentId))]))
  let read: ReturnType<typeof pages.execute> | null = null
  return async (documentId: number, language: string) => {
    read ??= pages.execute()
    const page = (await read).find(({ id }) => id === documentId)
    if (!page) return null
    const key = `${documentId} ${language}`
    const draft = known.get(key) ?? draftText(orm, page, language)
    known.set(key, draft)
    return draft
  }
}
