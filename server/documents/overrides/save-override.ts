import { eq } from 'drizzle-orm'
import { refusalFor } from '#schema/api/refusals/refusals'
import { surfaceOf } from '#schema/page/check-page'
import type { PageVersion } from '#schema/page/overrides/override'
import { sharedIdsIn } from '#schema/page/shared-block'
import { mediaItems } from '../../database/tables'
import type { RequestContext } from '../../graphql/operations/context'
import { withIdempotency } from '../../graphql/operations/idempotency'
import { inputId } from '../../graphql/operations/ids'
import { ApiError } from '../../http/errors/api-error'
import { checkSharedIds } from '../check-shared-uses'
import { requireSignIn } from '../document-row'
import { parseContent } from '../publications/revision-items'
import { placeIssues, readPage } from '../save-input'
import type { SavedOverride } from './effective-page'
import { networkText, readNetworkTexts } from './network-text'
import { readTarget } from './override-context'
import {
  changeDraftInside,
  type DraftContext,
  type OverrideArguments,
  updatedDraft,
} from './write-override'

interface PageTextInput {
  readonly title: string
  readonly description: string
  readonly imageId?: string | null
  readonly content: unknown
}

interface SaveArguments extends OverrideArguments {
  readonly page: PageTextInput
  readonly baseVersion: number
  readonly idempotencyKey?: string | null
}

/** Saves a page as it should be at a location: only the differences are stored. */
export async function saveOverride(
  _: unknown,
  args: SaveArguments,
  context: RequestContext,
): Promise<SavedOverride> {
  const principal = requireSignIn(context.principal)
  const target = readTarget(args)
  const effective = readEffective(args.page, context.app.configuration.maxBlocks)
  const { idempotencyKey, baseVersion, expectedVersion } = args
  return context.app.changes.write((tx) =>
    withIdempotency(
      tx,
      { principal, key: idempotencyKey ?? null, payload: { ...args, idempotencyKey: null } },
      () =>
        changeDraftInside(
          { tx, principal, by: context },
          {
            ...{ target, expectedVersion, action: 'saveOverride' },
            async decide(draftContext) {
              checkPlaces(draftContext, effective)
              await checkPicture(draftContext, effective)
              await checkShared(draftContext, effective)
              const network = await baseText(draftContext, baseVersion)
              return { ...updatedDraft(draftContext, { network, effective }), baseVersion }
            },
          },
        ),
    ),
  )
}

const MAX_TITLE = 300
const MAX_DESCRIPTION = 5_000

function readEffective(page: PageTextInput, maxBlocks: number): PageVersion {
  if (page.title.length > MAX_TITLE || page.description.length > MAX_DESCRIPTION)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      refusalFor('longTitleOrDescription', { title: MAX_TITLE, description: MAX_DESCRIPTION }),
    )
  return {
    ...{ title: page.title, description: page.description },
    imageId: page.imageId == null ? null : inputId(page.imageId, 'imageId'),
    content: parseContent(readPage(page.content, maxBlocks)),
  }
}

function checkPlaces({ document }: DraftContext, { content }: PageVersion): void {
  const surface = surfaceOf(document.type)
  const [issue, ...more] = surface ? placeIssues(content, surface) : []
  if (issue)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('pageNotSaved', { problem: issue.message, more: more.length }),
      { issues: [issue, ...more].slice(0, 100) },
    )
}

async function checkPicture({ tx, text }: DraftContext, { imageId }: PageVersion): Promise<void> {
  if (imageId === null || imageId === text.page.imageId) return
  const [known] = await tx
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(eq(mediaItems.id, imageId))
  if (!known) throw new ApiError('BAD_USER_INPUT', refusalFor('noSuchPicture', { id: imageId }))
}

/** Checks new shared blocks: only those of the location or the network are allowed. */
async function checkShared({ tx, target, text }: DraftContext, { content }: PageVersion) {
  const known = new Set(sharedIdsIn(text.page.content))
  const added = sharedIdsIn(content).filter((id) => !known.has(id))
  await checkSharedIds(tx, added, target.locationId)
}

/** Returns the network's text that the edit was based on, usually the current one. */
async function baseText(draftContext: DraftContext, version: number): Promise<PageVersion> {
  const { tx, document, target, text } = draftContext
  if (version === text.version) return text.page
  const texts = version < text.version ? await readNetworkTexts(tx, document, version) : null
  const base = texts && networkText(texts, document, target)
  if (base?.language !== target.language)
    throw new ApiError(
      'BAD_USER_INPUT',
      refusalFor('versionHasNoText', { version, language: target.language }),
    )
  return base.page
}
