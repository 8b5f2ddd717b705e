import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { Difference, PageVersion } from '#schema/page/overrides/override'
import { resolveDifferences } from '#schema/page/overrides/resolve-page'
import type { Orm } from '../../database/orm'
import type { RequestContext } from '../../graphql/operations/context'
import { notFound } from '../../http/errors/api-error'
import { can, levelOf } from '../../people/access/can'
import { differencesAt, isPublic, requireSignIn, resourceOf } from '../document-row'
import { detachmentOf } from './detachments'
import { blockOrigins, differenceNodes, type LanguageOverride } from './difference-nodes'
import { type NetworkText, networkText, readShownTexts } from './network-text'
import {
  currentText,
  findOverrideContext,
  type OverrideContext,
  type OverrideTarget,
  readTarget,
} from './override-context'
import {
  draftOf,
  hasChanges,
  type OverrideRows,
  publishedOf,
  readRows,
  versionOfRows,
} from './override-rows'

interface EffectivePageArguments {
  readonly documentId: string
  readonly locationId: string
  readonly language?: string | null
  readonly published?: boolean | null
  readonly networkDraft?: boolean | null
}

/** Returns a network page as a location has it (`EffectivePage` in schema/api). */
export async function effectivePage(
  _: unknown,
  args: EffectivePageArguments,
  { principal: asking, readContext, app }: RequestContext,
) {
  const principal = requireSignIn(asking)
  const target = readTarget({ ...args, language: args.language ?? DEFAULT_LANGUAGE })
  const { orm } = readContext
  const overrideContext = await findOverrideContext(orm, target, { principal, action: 'readDraft' })
  const isDraft = args.networkDraft === true
  if (isDraft && !can(principal, 'readDraft', resourceOf(overrideContext.document)))
    throw notFound('document')
  const isPublished = args.published === true
  const text =
    isPublished && !isDraft
      ? await shownText(orm, overrideContext, target)
      : await currentText(orm, overrideContext.document, target, isDraft ? 'DRAFT' : undefined)
  if (!text) return null
  const { locationId } = target
  const [rows, detached] = [
    await readRows(orm, target, text.language),
    await detachmentOf(orm, overrideContext.document, { text, locationId }),
  ]
  return {
    ...effectiveOf(overrideContext, text, { rows, isPublished }),
    detached,
    permission: levelOf(
      principal,
      locationId,
      differencesAt({ locationId, language: text.language }),
    ),
    maxBlocks: app.configuration.maxBlocks,
  }
}

/** Returns the text that the location's visitors see without differences; for an unpublished page its draft. */
async function shownText(
  orm: Orm,
  { document }: OverrideContext,
  target: OverrideTarget,
): Promise<NetworkText | null> {
  if (!isPublic(document)) return currentText(orm, document, target)
  const texts = await readShownTexts(orm, document, target.locationId)
  return texts && networkText(texts, document, target)
}

/** Returns the overrides that apply to a text, each with its language. */
function languageOverrides(
  { neutral, inLanguage }: OverrideRows,
  language: string,
  of: typeof draftOf,
): readonly LanguageOverride[] {
  return [
    { language: '', override: of(neutral) },
    { language, override: of(inLanguage) },
  ]
}

function effectiveOf(
  { document, location }: OverrideContext,
  { language, page: network, version: networkVersion, own }: NetworkText,
  { rows, isPublished }: { readonly rows: OverrideRows; readonly isPublished: boolean },
) {
  const overrides = languageOverrides(rows, language, isPublished ? publishedOf : draftOf)
  const { page, applied } = resolveDifferences(
    network,
    ...overrides.map(({ override }) => override),
  )
  const last = [rows.neutral, rows.inLanguage]
    .flatMap((row) => (row && row.version > 0 ? row : []))
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0]
  return {
    ...{ documentId: document.id, locationId: location.id, language, networkVersion },
    source: own ? 'OWN_TEXT' : sourceOf(applied),
    page: pageNode(own ?? page),
    network: pageNode(network),
    origins: blockOrigins(network, own ? [] : applied),
    differences: differenceNodes(network, overrides),
    version: versionOfRows(rows),
    hasChanges: hasChanges(rows),
    updatedAt: last?.updatedAt ?? null,
    updatedBy: last?.updatedByName ?? null,
  }
}

function sourceOf(applied: readonly Difference[]): 'OVERRIDE' | 'NETWORK' {
  return applied.length > 0 ? 'OVERRIDE' : 'NETWORK'
}

function pageNode({ title, description, imageId, content }: PageVersion) {
  return { title, description, imageId, content }
}

/** Returns the result of mutations (`SavedOverride` in schema/api). */
export async function savedOverride(
  tx: Orm,
  target: { readonly documentId: number; readonly locationId: number; readonly language: string },
) {
  const rows = await readRows(tx, target, target.language)
  const times = [rows.neutral, rows.inLanguage].flatMap((row) => row?.updatedAt.getTime() ?? [])
  return {
    ...target,
    version: versionOfRows(rows),
    hasChanges: hasChanges(rows),
    savedAt: new Date(Math.max(0, ...times)).toISOString(),
    differenceCount: [rows.neutral, rows.inLanguage].reduce(
      (sum, row) => sum + (row?.draftCount ?? 0),
      0,
    ),
  }
}

export type SavedOverride = Awaited<ReturnType<typeof savedOverride>>
