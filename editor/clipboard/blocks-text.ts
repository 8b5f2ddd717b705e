import { z } from 'zod/mini'
import { t } from '#schema/messages/t'
import {
  CONTENT_LIMITS,
  type ContentLimits,
  readContent,
  type StoredBlock,
} from '#schema/page/content'
import { toStoredBlock } from '#schema/page/tree'
import { blocksLabel } from '../store/block-labels'
import { notify } from '../store/notify'
import type { EditorSession } from '../store/session'

/** Blocks in the system clipboard: JSON with a marker that identifies the format. */
interface BlocksText {
  readonly toran: 1
  /** Id of the page that the blocks were copied from. */
  readonly documentId: number
  readonly blocks: readonly StoredBlock[]
}

type ReadBlocksText =
  | { readonly state: 'blocks'; readonly copied: BlocksText }
  | { readonly state: 'refused'; readonly message: string }
  /** Text from another program. */
  | { readonly state: 'foreign' }

/** Maximum length to parse; 500 full blocks are far below it. */
const MAX_LENGTH = 8_000_000

const envelope = z.looseObject({ toran: z.number(), documentId: z.optional(z.int()) })

/** Returns the clipboard text for these blocks and their descendants. */
export function toClipboardText(session: EditorSession, ids: readonly string[]): string {
  const { tree } = session.pageStore.getState().page
  const copied: BlocksText = {
    toran: 1,
    documentId: session.documentId,
    blocks: ids.map((id) => toStoredBlock(tree, id)),
  }
  return JSON.stringify(copied)
}

/** Parses text from the clipboard. The text may come from any source, so it is fully validated. */
export function readBlocksText(
  text: string,
  limits: ContentLimits = CONTENT_LIMITS,
): ReadBlocksText {
  if (!/^\s*\{\s*"toran"\s*:/.test(text.slice(0, 200))) return { state: 'foreign' }
  if (text.length > MAX_LENGTH)
    return refused(
      t('There’s too much on the clipboard to paste at once. Copy and paste smaller parts.'),
    )
  const found = envelope.safeParse(parsed(text))
  if (!found.success) return refused(DAMAGED)
  if (found.data.toran !== 1)
    return refused(
      t(
        'The blocks on the clipboard come from a newer version of the editor. Reload this page, then paste again.',
      ),
    )
  const { documentId = 0, blocks } = found.data
  const read = readContent({ format: 1, blocks }, limits)
  if (read.ok)
    return { state: 'blocks', copied: { toran: 1, documentId, blocks: read.content.blocks } }
  const isLarge = read.problems.some(({ code }) => code === 'TOO_LARGE')
  if (!isLarge) return refused(DAMAGED)
  return refused(
    t(
      'There are too many blocks on the clipboard. A page can have up to {blocks}, nested up to {depth} deep.',
      { blocks: limits.blocks, depth: limits.depth },
    ),
  )
}

const DAMAGED = t(
  'Nothing was pasted because the blocks on the clipboard are damaged. Copy them again.',
)

function refused(message: string): ReadBlocksText {
  return { state: 'refused', message }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The text is truncated; the caller reports it.
    return null
  }
}

/** Announces what was copied, and how it can be used. */
export function announceCopied(session: EditorSession, ids: readonly string[]): void {
  const { tree } = session.pageStore.getState().page
  const label = blocksLabel(tree, ids, session.registry)
  notify(
    session,
    t(
      '{count, plural, one {Copied “{label}”. Paste it on any page.} other {Copied # blocks. Paste them on any page.}}',
      { count: ids.length, label },
    ),
  )
}
