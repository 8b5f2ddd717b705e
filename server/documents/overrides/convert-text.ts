import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { isSame } from '#schema/page/merge/canonical'
import { differencesOf } from '#schema/page/overrides/differences-of'
import type { PageOverride, PageVersion } from '#schema/page/overrides/override'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import type { Orm } from '../../database/orm'
import { pageOverrides, topicItems } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { ApiError } from '../../http/errors/api-error'
import { checkVersion } from '../conflict'
import { type DocumentRow, documentFor, requireSignIn } from '../document-row'
import { type StoredItem, textsAt, versionOf } from '../publications/revision-items'
import { removeTexts } from '../remove-language'
import { draftItems } from '../write-revision'
import { type SavedOverride, savedOverride } from './effective-page'
import { type NetworkText, type NetworkTexts, networkText, readNetworkTexts } from './network-text'
import { findOverrideContext, type OverrideTarget, readTarget } from './override-context'
import { draftOf, lockRows, type OverrideRow, publishedOf, writeDraft } from './override-rows'
import { emitPublished } from './publish-override'
import type { OverrideArguments } from './write-override'

/** Converts a location's own whole text of a network page to differences; visitors see the same. */
export async function convertTextToOverride(
  _: unknown,
  args: OverrideArguments,
  context: RequestContext,
): Promise<SavedOverride> {
  const principal = requireSignIn(context.principal)
  const target = readTarget(args)
  const { language, locationId } = target
  return context.app.changes.write(async (tx) => {
    const overrideContext = await findOverrideContext(tx, target, {
      principal,
      action: 'publish',
      hold: 'update',
    })
    const document = await documentFor(tx, principal, { action: 'publish' }, target.documentId)
    await checkVersion(tx, document, args.expectedVersion)
    const rows = await lockRows(tx, target, { language, principal })
    const { text, draft } = await findTexts(tx, document, target)
    const live = text.own ? exactDifferences(text.page, publishedOf(rows.neutral), text.own) : null
    const next = draft ? exactDifferences(text.page, draftOf(rows.neutral), draft) : live
    if (!next) throw noText(language)
    const row = await writeDraft(tx, {
      ...{ place: target, language, before: rows.inLanguage, draft: next, principal },
      ...{ baseVersion: text.version, action: 'convertTextToOverride' },
    })
    await removeTexts({ tx, principal, by: context }, document, {
      ...{ language, locationIds: [locationId], action: 'convertTextToOverride' },
    })
    if (live && row) {
      const changed = await showOverride(tx, row, live)
      await emitPublished(tx, overrideContext, {
        ...{ by: context, language, action: 'convertTextToOverride', fromVersion: 0 },
        rows: { neutral: rows.neutral, inLanguage: changed, changed: [changed] },
      })
    }
    return savedOverride(tx, target)
  })
}

/** Finds the network's text, and the location's own in the draft. */
async function findTexts(
  tx: Orm,
  document: DocumentRow,
  { language, locationId }: OverrideTarget,
): Promise<{ readonly text: NetworkText; readonly draft: PageVersion | null }> {
  const texts =
    (await readNetworkTexts(tx, document, 'PUBLISHED')) ??
    (await readNetworkTexts(tx, document, 'DRAFT'))
  const text = texts && networkText(texts, document, { language, locationId })
  if (!texts || text?.language !== language)
    throw new ApiError('BAD_USER_INPUT', refusalFor('nothingToDifferFrom', { language }))
  const items = await draftItems(tx, eq(topicItems.topicId, document.topicId))
  const own = items.find((item) => item.language === language && item.locationId === locationId)
  if (!own && !text.own) throw noText(language)
  checkSummary(texts, own, { ownerId: document.locationId, language, locationId })
  return { text, draft: own ? versionOf(own, texts.head) : null }
}

/** Refuses a text with its own summary, which differences can't store. */
function checkSummary(
  { items }: NetworkTexts,
  draft: StoredItem | undefined,
  at: { readonly ownerId: number; readonly language: string; readonly locationId: number },
): void {
  const { own, network } = textsAt(items, at)
  const lost = [draft, own].find(
    (item) => item && item.richText !== '' && item.richText !== network?.richText,
  )
  if (lost) throw new ApiError('BAD_USER_INPUT', refusalFor('textHasSummary'))
}

/** Returns the differences that turn the network's page into this text; refuses if visitors would see another page. */
function exactDifferences(
  network: PageVersion,
  neutral: PageOverride,
  own: PageVersion,
): PageOverride {
  const override = differencesOf(network, own)
  if (isSame(resolvePage(network, neutral, override), own)) return override
  throw new ApiError('BAD_USER_INPUT', refusalFor('textDiffersWhereLocked'))
}

async function showOverride(tx: Orm, row: OverrideRow, live: PageOverride): Promise<OverrideRow> {
  const [changed] = await tx
    .update(pageOverrides)
    .set({
      ...{ published: live, publishedCount: live.differences.length },
      ...{ publishedVersion: row.version, publishedAt: new Date() },
    })
    .where(eq(pageOverrides.id, row.id))
    .returning()
  if (!changed) throw new Error(`The override ${row.id} was locked and is gone`)
  return changed
}

function noText(language: string): ApiError {
  return new ApiError('BAD_USER_INPUT', refusalFor('noOwnText', { language }))
}
