import { definitions } from '#renderer/registry/definitions'
import { refusalFor } from '#schema/api/refusals/refusals'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { lockOfDifference } from '#schema/page/overrides/locks'
import { placedPage } from '#schema/page/overrides/placed-page'
import { ApiError } from '../../http/errors/api-error'
import { linesOfText, textIn } from '../publications/written-text'

interface LockedPlace {
  readonly block: string
  /** `null` for the block itself. */
  readonly path: string | null
}

/** A locked text, or a locked block without one. */
interface LockedText {
  readonly blockLabel: string
  readonly label: string
  readonly before: string
}

/** Returns a text that head office has locked; refuses one that is gone, or that the location may change itself. */
export function lockedText(content: PageContent, { block, path }: LockedPlace): LockedText {
  const side = placedPage(content)
  const own = side.blocks.get(block)?.own
  if (!own) throw blockGoneError()
  const field = path?.split('.')[0]
  const difference =
    field === undefined
      ? ({ kind: 'removed', block, name: own.name, was: '' } as const)
      : ({ kind: 'field', block, name: own.name, field } as const)
  if (!lockOfDifference(side, difference))
    throw new ApiError('INVALID_TRANSITION', refusalFor('suggestionNotLocked'), { allowed: [] })
  const blockLabel = labelOf(own)
  if (path === null) return { blockLabel, label: blockLabel, before: '' }
  const text = textIn(content, { block, path })
  if (!text) throw blockGoneError()
  return { blockLabel, label: text.label, before: linesOfText(text) }
}

function labelOf({ name, displayName }: StoredBlock): string {
  return displayName || (definitions.get(name)?.label ?? name)
}

function blockGoneError(): ApiError {
  return new ApiError('INVALID_TRANSITION', refusalFor('suggestedBlockGone'), { allowed: [] })
}
