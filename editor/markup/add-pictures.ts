import { joinSentences } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { PlacedPicture } from '../store/picture-library'
import type { EditorSession } from '../store/session'
import type { PastedPicture } from './pasted-pictures'

/** Concurrent uploads: more would share the same connection and slow each other down. */
const CONCURRENCY = 3

interface PictureEvents {
  readonly done: (index: number, picture: PlacedPicture | null) => void
  readonly progress?: (index: number, part: number) => void
}

/**
 * Adds pasted pictures to the library of the page's location. Returns a message about those that failed and what to do. Until
 * then the browser asks before closing the page.
 */
export async function addPictures(
  session: EditorSession,
  pictures: readonly PastedPicture[],
  { done, progress }: PictureEvents,
): Promise<string> {
  const refused: { readonly name: string; readonly reason: string }[] = []
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  const waiting = [...pictures.entries()]
  session.uiStore.announce(t('Adding {count}', { count: counted(pictures.length) }))
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, picture] = next
      try {
        done(index, await added(session, picture, (part) => progress?.(index, part)))
      } catch (error) {
        refused.push({ name: picture.name, reason: messageOf(error) })
        done(index, null)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
  } finally {
    window.removeEventListener('beforeunload', ask)
  }
  const count = pictures.length - refused.length
  return refused.length > 0
    ? refusalOf(count, refused)
    : t('Added {count}.', { count: counted(count) })
}

async function added(
  { pictures }: EditorSession,
  { source, name, alt }: PastedPicture,
  progress: (part: number) => void,
): Promise<PlacedPicture> {
  if (source.kind === 'none') throw new Error(source.reason)
  if (!pictures) throw new Error(t('Pictures can’t be added here'))
  const picture = source.kind === 'file' ? source : { ...source, name }
  return pictures.add(picture, { altText: alt, progress })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function refusalOf(
  count: number,
  refused: readonly { readonly name: string; readonly reason: string }[],
): string {
  const [first] = refused
  return joinSentences(
    count > 0 && t('Added {count}.', { count: counted(count) }),
    t(
      '{more, plural, =0 {“{name}” couldn’t be pasted.} other {“{name}” and # more couldn’t be pasted.}}',
      { name: first?.name, more: refused.length - 1 },
    ),
    first?.reason,
    t('Copy only the picture and paste it here, or upload it with the Picture button.'),
  )
}

function counted(count: number): string {
  return t('{count, plural, one {# picture} other {# pictures}}', { count })
}
