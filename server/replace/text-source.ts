import type { RewriteText, WrittenText } from '#schema/fields/rewrite-texts'
import type { Orm } from '../database/orm'
import type { textReplacementTargets } from '../database/tables'
import type { TextScope } from '../database/tables/stored-values'
import type { ApiError } from '../http/errors/api-error'
import { storedRefusal } from '../http/errors/refusal-text'
import type { Principal } from '../people/access/principal'
import type { SavingContext } from '../records/save-record'
import type { MayContain } from './text-matcher'

export type TargetRow = typeof textReplacementTargets.$inferSelect

/** A unit of texts changed together: a page in a language, a record, or a location’s overrides of a page. */
export interface TextTarget extends Pick<TargetRow, 'kind' | 'targetId' | 'language'> {
  /** Owning location; `null` if the network owns it or it applies to all locations. */
  readonly locationId: number | null
  readonly title: string
  /** True if the person may change it. */
  readonly mayChange: boolean
  /** Draft texts. */
  readonly texts: readonly WrittenText[]
  /** Published texts. */
  readonly published: readonly WrittenText[]
}

export interface SourceQuery {
  readonly principal: Principal
  readonly scope: TextScope
  readonly after: number
  readonly mayContain: MayContain
}

/** The next targets of a source, and the cursor to continue; `null` at the end. */
export interface SourcePage {
  readonly targets: readonly TextTarget[]
  readonly next: number | null
  /** Number of rows read. */
  readonly read: number
}

/** The caller and the job’s transaction. */
export interface ReplaceContext {
  readonly tx: Orm
  readonly context: SavingContext & { readonly principal: Principal }
  /** True to publish targets that had no other changes. */
  readonly publishes: boolean
  /** Action name in the audit log and in histories. */
  readonly action: 'replaceText' | 'undoReplacement'
}

/** A target and the rewriting of its texts. */
export interface TargetChange {
  readonly target: TargetRow
  readonly rewrite: RewriteText
}

export interface TargetResult {
  readonly isPublished: boolean
  /** Reason why nothing was changed, or why it was not published. */
  readonly problem: string | null
  /** True if the rewritten texts were stored. */
  readonly isWritten: boolean
}

/** A source of texts. */
export interface TextSource {
  /** Returns whether it contains targets of a kind. */
  covers(kind: string): boolean
  count(orm: Orm): Promise<number>
  read(orm: Orm, query: SourceQuery): Promise<SourcePage>
  /** Changes targets in their current state; returns the results in the same order. */
  change(
    replaceContext: ReplaceContext,
    changes: readonly TargetChange[],
  ): Promise<readonly TargetResult[]>
}

export const REFUSED = (refusal: ApiError['refusal']): TargetResult => ({
  ...{ isPublished: false, isWritten: false, problem: storedRefusal(refusal) },
})
export const UNCHANGED: TargetResult = { isPublished: false, isWritten: false, problem: null }

/** Collects the texts visited by a walk. */
export function textsOf(walk: (rewrite: RewriteText) => unknown): readonly WrittenText[] {
  const texts: WrittenText[] = []
  walk((text) => {
    texts.push(text)
    return text.value
  })
  return texts
}

export function isInScope(
  { locationIds, languages }: TextScope,
  at: { readonly locationId: number; readonly language: string },
): boolean {
  return (
    (locationIds?.includes(at.locationId) ?? true) &&
    (languages === null || at.language === '' || languages.includes(at.language))
  )
}
