import { definitions } from '#renderer/registry/definitions'
import { type Refusal, refusalFor } from '#schema/api/refusals/refusals'
import type { PageIssue } from '#schema/fields/field'
import { updateOverrides } from '#schema/page/overrides/by-language'
import { lockOfDifference, type NetworkLock } from '#schema/page/overrides/locks'
import {
  blockOfDifference,
  type Difference,
  fieldOfDifference,
  type PageOverride,
  type PageVersion,
} from '#schema/page/overrides/override'
import { placedPage } from '#schema/page/overrides/placed-page'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import type { Caller } from '../../audit/audit'
import type { Orm } from '../../database/orm'
import { emit } from '../../events/emit'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { differencesAt, requireSignIn } from '../document-row'
import { type SavedOverride, savedOverride } from './effective-page'
import type { NetworkText } from './network-text'
import {
  findOverrideContext,
  type OverrideContext,
  type OverrideTarget,
  overridableText,
  type PlaceArguments,
  readTarget,
} from './override-context'
import {
  draftOf,
  lockRows,
  type OverrideRow,
  type OverrideRows,
  versionOfRows,
  writeDraft,
} from './override-rows'

export interface OverrideArguments extends PlaceArguments {
  readonly expectedVersion: number
}

/** A transaction that changes a location's draft of a page, with its rows locked. */
export interface DraftContext extends OverrideContext {
  readonly tx: Orm
  readonly principal: Principal
  readonly by: Caller
  readonly target: OverrideTarget
  readonly text: NetworkText
  readonly rows: OverrideRows & { readonly neutral: OverrideRow }
}

/** The new drafts, and the version of the network's page they are based on. */
interface DraftDecision {
  readonly neutral: PageOverride
  readonly inLanguage: PageOverride
  readonly baseVersion: number
  /** For the audit log. */
  readonly fields?: readonly string[]
}

/** Changes a location's draft of a page, if it still has the expected version. */
export async function changeDraft(
  context: RequestContext,
  args: OverrideArguments,
  {
    action,
    decide,
  }: {
    readonly action: string
    decide(draftContext: DraftContext): Promise<DraftDecision> | DraftDecision
  },
): Promise<SavedOverride> {
  const principal = requireSignIn(context.principal)
  const target = readTarget(args)
  return context.app.changes.write((tx) =>
    changeDraftInside({ tx, principal, by: context }, { ...args, target, action, decide }),
  )
}

/** Changes a draft inside a transaction. */
export async function changeDraftInside(
  { tx, principal, by }: Pick<DraftContext, 'tx' | 'principal' | 'by'>,
  {
    target,
    expectedVersion,
    action,
    decide,
  }: {
    readonly target: OverrideTarget
    readonly expectedVersion: number
    readonly action: string
    decide(draftContext: DraftContext): Promise<DraftDecision> | DraftDecision
  },
): Promise<SavedOverride> {
  const found = await findOverrideContext(tx, target, { principal, action: 'save', hold: 'share' })
  const rows = await lockRows(tx, target, { language: target.language, principal })
  const text = await overridableText(tx, found.document, target)
  checkVersion(rows, expectedVersion, { target, text })
  const draftContext: DraftContext = { ...found, tx, principal, by, target, text, rows }
  const decision = await decide(draftContext)
  await writeDecision(draftContext, decision, action)
  return savedOverride(tx, target)
}

async function writeDecision(
  draftContext: DraftContext,
  { neutral, inLanguage, baseVersion, fields = [] }: DraftDecision,
  action: string,
): Promise<void> {
  const { tx, principal, by, target, rows } = draftContext
  checkNeutralChanges(draftContext, neutral)
  const write = (language: string, before: OverrideRow | null, draft: PageOverride) =>
    writeDraft(tx, { place: target, language, before, draft, baseVersion, principal, action })
  const after = {
    neutral: await write('', rows.neutral, neutral),
    inLanguage: await write(target.language, rows.inLanguage, inLanguage),
  }
  const [from, to] = [versionOfRows(rows), versionOfRows(after)]
  if (from === to) return
  await emit(tx, {
    ...{ type: 'page.overrideSaved', by, action, fields, id: target.documentId },
    ...{ locationId: target.locationId, language: target.language },
    ...{ fromVersion: from, toVersion: to, chainId: rows.neutral.id },
    overrideIds: [after.neutral, after.inLanguage].flatMap((row) => row?.id ?? []),
  })
}

/** Refuses changes for all languages to people who may write only some of them. */
function checkNeutralChanges(
  { principal, target, rows }: Pick<DraftContext, 'principal' | 'target' | 'rows'>,
  neutral: PageOverride,
): void {
  if (JSON.stringify(neutral) === JSON.stringify(draftOf(rows.neutral))) return
  const resource = differencesAt({ locationId: target.locationId })
  if (can(principal, 'save', resource)) return
  throw new ApiError('FORBIDDEN', refusalFor('changesLanguageOnly', { language: target.language }))
}

/** Refuses a step requested for a version other than the stored one, with the stored page, like a document conflict. */
export function checkVersion(
  rows: OverrideRows,
  expected: number,
  { target, text }: Pick<DraftContext, 'target' | 'text'>,
): void {
  const version = versionOfRows(rows)
  if (version === expected) return
  const last = [rows.inLanguage, rows.neutral].find((row) => row !== null)
  const page = resolvePage(text.page, draftOf(rows.neutral), draftOf(rows.inLanguage))
  const { language, locationId } = target
  throw new ApiError('CONFLICT', refusalFor('newerVersion', { version, expected }), {
    current: {
      ...{ version, savedAt: last?.updatedAt.toISOString() ?? '' },
      ...{ savedBy: last?.updatedByName ?? '', externalUrl: null },
      ...{ title: page.title, description: page.description, imageId: page.imageId },
      items: [{ ...page, language, locationId }],
    },
  })
}

/**
 * Returns the drafts after a page was edited at a location; refuses locked parts. `network` is the text that the edit was based
 * on.
 */
export function updatedDraft(
  { rows, text }: DraftContext,
  { network, effective }: { readonly network: PageVersion; readonly effective: PageVersion },
): Pick<DraftDecision, 'neutral' | 'inLanguage' | 'fields'> {
  const stored = { neutral: draftOf(rows.neutral), inLanguage: draftOf(rows.inLanguage) }
  const next = updateOverrides({ network, stored, effective }, definitions)
  const added = [
    ...addedDifferences(stored.neutral, next.neutral),
    ...addedDifferences(stored.inLanguage, next.inLanguage),
  ]
  checkLocks(added, [network, text.page])
  return { ...next, fields: changedNames(added) }
}

export function addedDifferences(before: PageOverride, after: PageOverride): readonly Difference[] {
  const known = new Set(before.differences.map((each) => JSON.stringify(each)))
  return after.differences.filter((each) => !known.has(JSON.stringify(each)))
}

function changedNames(differences: readonly Difference[]): readonly string[] {
  return [...new Set(differences.map((each) => fieldOfDifference(each) ?? each.kind))]
}

/** Refuses differences that head office has locked, in the version the caller has seen or since. */
export function checkLocks(
  differences: readonly Difference[],
  networks: readonly PageVersion[],
): void {
  const issues = differences.flatMap(
    (difference): (PageIssue & { readonly refusal: Refusal })[] => {
      const locks = networks.map(({ content }) => lockOfDifference(placedPage(content), difference))
      const lock = locks.find((each) => each !== null)
      if (!lock) return []
      const refusal = lockRefusal(lock)
      return [
        {
          refusal,
          block: blockOfDifference(difference) ?? '',
          field: fieldOfDifference(difference),
          rule: 'options',
          message: refusal.message,
        },
      ]
    },
  )
  const [first] = issues
  if (first)
    throw new ApiError('FORBIDDEN', first.refusal, {
      issues: issues.slice(0, 100).map(({ refusal: _, ...issue }) => issue),
    })
}

function lockRefusal({ by: person, reason }: NetworkLock): Refusal {
  if (person === '')
    return reason === ''
      ? refusalFor('lockedByOffice')
      : refusalFor('lockedByOfficeFor', { reason })
  return reason === ''
    ? refusalFor('lockedBy', { person })
    : refusalFor('lockedByFor', { person, reason })
}
