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

/** Something that holds texts and is changed as one: a page in a language, a record, what a location has otherwise of a page. */
export interface TextTarget extends Pick<TargetRow, 'kind' | 'targetId' | 'language'> {
  /** Whose it is; `null` for what belongs to the whole network, or for every location. */
  readonly locationId: number | null
  readonly title: string
  /** Whether the person may change it. */
  readonly mayChange: boolean
  /** Its draft. */
  readonly texts: readonly WrittenText[]
  /** What visitors see now. */
  readonly published: readonly WrittenText[]
}

export interface SourceQuery {
  readonly principal: Principal
  readonly scope: TextScope
  readonly after: number
  readonly mayContain: MayContain
}

/** The next targets of a source, and where it goes on; `null` at its end. */
export interface SourcePage {
  readonly targets: readonly TextTarget[]
  readonly next: number | null
  /** How many rows were read. */
  readonly read: number
}

/** Who changes texts, in the transaction of a job. */
export interface ReplaceScene {
  readonly tx: Orm
  readonly context: SavingContext & { readonly principal: Principal }
  /** Whether what had no other changes is published with it. */
  readonly publishes: boolean
  /** Its name in the audit log and in histories. */
  readonly action: 'replaceText' | 'undoReplacement'
}

/** A target and what becomes of its texts. */
export interface TargetChange {
  readonly target: TargetRow
  readonly rewrite: RewriteText
}

export interface TargetResult {
  readonly isPublished: boolean
  /** Why nothing was changed, or why it was not published. */
  readonly problem: string | null
  /** Whether the rewritten texts were written. */
  readonly isWritten: boolean
}

/** Where texts are. */
export interface TextSource {
  /** Whether it holds targets of a kind. */
  covers(kind: string): boolean
  count(orm: Orm): Promise<number>
  read(orm: Orm, query: SourceQuery): Promise<SourcePage>
  /** Changes targets, each as it is now; the results in their order. */
  change(scene: ReplaceScene, changes: readonly TargetChange[]): Promise<readonly TargetResult[]>
}

export const REFUSED = (said: ApiError['said']): TargetResult => ({
  ...{ isPublished: false, isWritten: false, problem: storedRefusal(said) },
})
export const UNCHANGED: TargetResult = { isPublished: false, isWritten: false, problem: null }

/** Gathers the texts that a walk passes. */
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
